"""Makes a server scan only after notifications and timers, without expiring leases.

`consigliere serve --load tests.table.no_scans`. What still continues was handed over, not found by a scan.
"""

import sys
from typing import Any

clerk: Any = sys.modules.get("consigliere.table.play.clerk")
if clerk is not None:
    clerk.SCAN = clerk.LEASE = clerk.queries.LEASE = 3600.0
