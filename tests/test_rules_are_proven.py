from tests.rule_table import proofs, rules


def test_every_rule_has_a_test_and_every_mark_a_rule() -> None:
    known, proven = rules(), proofs()
    assert [name for name in known if name not in proven] == []
    assert [name for name in proven if name not in known] == []


def test_sushi_go_has_its_thirty_rules() -> None:
    assert [name for name in rules() if name.startswith("SG-")] == [f"SG-{number}" for number in range(1, 31)]
