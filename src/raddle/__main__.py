"""`python -m raddle`."""

import sys

from raddle.cli.main import main

sys.exit(main())
