"""Interrupts long work like Ctrl-C."""

import os
import signal
import threading
import time
from collections.abc import Callable

import pytest


def interrupt(work: Callable[[], object]) -> None:
    """Sends SIGINT to work that would take far longer than the test, and expects it to end soon."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    timer = threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGINT))
    timer.start()
    begun = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        work()
    timer.join()
    assert time.monotonic() - begun < 10
