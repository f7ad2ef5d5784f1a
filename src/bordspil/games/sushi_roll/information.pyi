# For compiled callers only: Python sees `State.information_key`.
