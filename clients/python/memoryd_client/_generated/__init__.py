"""Generated from rpc_schema by `make generate`: do not edit the modules of this package."""
