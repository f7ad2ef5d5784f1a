# For compiled callers only: Python sees `SushiRollEvaluator.action_values`.
