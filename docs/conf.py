"""Settings of Sphinx: `make docs` builds build/docs/index.html."""

project = "memoryd"
author = "The developers of memoryd"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["examples"]
html_theme = "furo"
html_title = "memoryd"
myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 4
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
nitpicky = False
