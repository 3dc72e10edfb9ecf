"""Throw broken input at everything that reads input from outside: `make fuzz`.

`targets` lists the readers, `mutate` breaks inputs, `run` feeds them and watches, `measure` tells how much of each
reader was reached. What is kept in `tests/fuzz/` are inputs that together go every way a reader can go.
"""
