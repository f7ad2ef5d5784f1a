from bordspil.core.evaluator import Evaluator
from bordspil.core.state import State

class SequenceEvaluator(Evaluator):
    def features(self, state: State) -> tuple[tuple[int, tuple[int, ...]], ...]: ...
