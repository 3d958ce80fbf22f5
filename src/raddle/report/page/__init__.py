"""One HTML page for results: everything is in it, nothing is fetched, and what matters needs no script."""

from raddle.report.page.document import Part, document
from raddle.report.page.saved import parts_of_document, write

__all__ = ["Part", "document", "parts_of_document", "write"]
