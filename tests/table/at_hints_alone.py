"""`consigliere serve --load tests.table.at_hints_alone`: looks round only when something is heard or due, and leases do
not end by themselves. What still goes on was handed over, not found in the end.

Processes in which bots think load it too, and have no clerk.
"""

import sys
from typing import Any

clerk: Any = sys.modules.get("consigliere.table.play.clerk")
if clerk is not None:
    clerk.SCAN = clerk.LEASE = clerk.queries.LEASE = 3600.0
