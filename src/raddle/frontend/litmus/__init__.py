"""Litmus tests in the C dialect of the herd tools: read, and turned into C for raddle's front end."""

from raddle.frontend.litmus.parser import parse as parse
from raddle.frontend.litmus.program import to_c as to_c
from raddle.frontend.litmus.test import LitmusTest as LitmusTest
