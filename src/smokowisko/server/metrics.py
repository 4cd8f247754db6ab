"""Numbers for whoever watches the server."""

from prometheus_client import CollectorRegistry, Counter, Gauge


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.connections = Gauge(
            "smokowisko_connections", "Open connections to tables", registry=self.registry
        )
        self.tables = Counter(
            "smokowisko_tables_opened", "Tables opened since the start", registry=self.registry
        )


METRICS = Metrics()
