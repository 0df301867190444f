"""Generated from rpc_schema by `make generate`: the params and the result of each handler."""

from collections.abc import Callable, Coroutine
from typing import Any, Literal, Protocol, TypeVar, overload

from memoryd.methods._generated import rpc_types as t
from memoryd.methods.shared.call import Call

Family = TypeVar("Family")
Params = TypeVar("Params")
Result = TypeVar("Result")


class Registers(Protocol[Params, Result]):
    """Registers a method of a family's class as a handler; returns it unchanged."""

    def __call__(
        self, handler: Callable[[Family, Call, Params], Coroutine[Any, Any, Result]], /
    ) -> Callable[[Family, Call, Params], Coroutine[Any, Any, Result]]: ...


class MethodDecorator(Protocol):
    """Returns the decorator for the handler of the method with this name."""

    @overload
    def __call__(
        self, name: Literal["daemon.events"], /
    ) -> Registers[t.DaemonEventsParams, t.DaemonEventsResult]: ...
    @overload
    def __call__(
        self, name: Literal["daemon.health"], /
    ) -> Registers[t.DaemonHealthParams, t.DaemonHealthResult]: ...
    @overload
    def __call__(
        self, name: Literal["daemon.jobs"], /
    ) -> Registers[t.DaemonJobsParams, t.DaemonJobsResult]: ...
    @overload
    def __call__(
        self, name: Literal["daemon.metrics"], /
    ) -> Registers[t.DaemonMetricsParams, t.DaemonMetricsResult]: ...
    @overload
    def __call__(
        self, name: Literal["daemon.reembed"], /
    ) -> Registers[t.DaemonReembedParams, t.DaemonReembedResult]: ...
    @overload
    def __call__(
        self, name: Literal["daemon.stats"], /
    ) -> Registers[t.DaemonStatsParams, t.DaemonStatsResult]: ...
    @overload
    def __call__(
        self, name: Literal["daemon.version"], /
    ) -> Registers[t.DaemonVersionParams, t.DaemonVersionResult]: ...
    @overload
    def __call__(self, name: Literal["memory"], /) -> Registers[t.MemoryParams, t.MemoryResult]: ...
    @overload
    def __call__(
        self, name: Literal["memory.export"], /
    ) -> Registers[t.MemoryExportParams, t.MemoryExportResult]: ...
    @overload
    def __call__(
        self, name: Literal["memory.history"], /
    ) -> Registers[t.MemoryHistoryParams, t.MemoryHistoryResult]: ...
    @overload
    def __call__(
        self, name: Literal["memory.import"], /
    ) -> Registers[t.MemoryImportParams, t.MemoryImportResult]: ...
    @overload
    def __call__(
        self, name: Literal["memory.profile"], /
    ) -> Registers[t.MemoryProfileParams, t.MemoryProfileResult]: ...
    @overload
    def __call__(
        self, name: Literal["memory.relaxation_confirm"], /
    ) -> Registers[t.MemoryRelaxationConfirmParams, t.Rule]: ...
    @overload
    def __call__(
        self, name: Literal["memory.relaxations_pending"], /
    ) -> Registers[t.MemoryRelaxationsPendingParams, t.MemoryRelaxationsPendingResult]: ...
    @overload
    def __call__(
        self, name: Literal["memory.scan"], /
    ) -> Registers[t.MemoryScanParams, t.MemoryScanResult]: ...
    @overload
    def __call__(
        self, name: Literal["memory.session_delete"], /
    ) -> Registers[t.MemorySessionDeleteParams, t.MemorySessionDeleteResult]: ...
    @overload
    def __call__(
        self, name: Literal["memory.session_end"], /
    ) -> Registers[t.MemorySessionEndParams, t.MemorySessionEndResult]: ...
    @overload
    def __call__(
        self, name: Literal["memory.session_list"], /
    ) -> Registers[t.MemorySessionListParams, t.MemorySessionListResult]: ...
    @overload
    def __call__(
        self, name: Literal["memory.session_read"], /
    ) -> Registers[t.MemorySessionReadParams, t.MemorySessionReadResult]: ...
    @overload
    def __call__(
        self, name: Literal["memory.session_start"], /
    ) -> Registers[t.MemorySessionStartParams, t.MemorySessionStartResult]: ...
    @overload
    def __call__(
        self, name: Literal["memory.tool_call_check"], /
    ) -> Registers[t.MemoryToolCallCheckParams, t.MemoryToolCallCheckResult]: ...
    @overload
    def __call__(
        self, name: Literal["memory.tool_rule_delete"], /
    ) -> Registers[t.MemoryToolRuleDeleteParams, t.MemoryToolRuleDeleteResult]: ...
    @overload
    def __call__(
        self, name: Literal["memory.tool_rule_get"], /
    ) -> Registers[t.MemoryToolRuleGetParams, t.Rule | None]: ...
    @overload
    def __call__(
        self, name: Literal["memory.tool_rule_history"], /
    ) -> Registers[t.MemoryToolRuleHistoryParams, t.MemoryToolRuleHistoryResult]: ...
    @overload
    def __call__(
        self, name: Literal["memory.tool_rule_list"], /
    ) -> Registers[t.MemoryToolRuleListParams, t.MemoryToolRuleListResult]: ...
    @overload
    def __call__(
        self, name: Literal["memory.tool_rule_put"], /
    ) -> Registers[t.MemoryToolRulePutParams, t.Rule]: ...
    @overload
    def __call__(
        self, name: Literal["memory.tool_rule_test"], /
    ) -> Registers[t.MemoryToolRuleTestParams, t.MemoryToolRuleTestResult]: ...
    @overload
    def __call__(
        self, name: Literal["memory.tool_rules_for_prompt"], /
    ) -> Registers[t.MemoryToolRulesForPromptParams, t.MemoryToolRulesForPromptResult]: ...
    @overload
    def __call__(
        self, name: Literal["memory.tool_rules_json"], /
    ) -> Registers[t.MemoryToolRulesJsonParams, list[t.Rule]]: ...
    @overload
    def __call__(
        self, name: Literal["memory.tool_verdicts"], /
    ) -> Registers[t.MemoryToolVerdictsParams, t.MemoryToolVerdictsResult]: ...
    @overload
    def __call__(
        self, name: Literal["memory.turn_complete"], /
    ) -> Registers[t.MemoryTurnCompleteParams, t.MemoryTurnCompleteResult]: ...
    @overload
    def __call__(
        self, name: Literal["memory_delete"], /
    ) -> Registers[t.MemoryDeleteParams, t.MemoryDeleteResult]: ...
    @overload
    def __call__(
        self, name: Literal["memory_recall"], /
    ) -> Registers[t.MemoryRecallParams, t.MemoryRecallResult]: ...
    @overload
    def __call__(
        self, name: Literal["memory_save"], /
    ) -> Registers[t.MemorySaveParams, t.MemorySaveResult]: ...
    @overload
    def __call__(
        self, name: Literal["memory_search"], /
    ) -> Registers[t.MemorySearchParams, t.MemorySearchResult]: ...
    @overload
    def __call__(
        self, name: Literal["memory_update"], /
    ) -> Registers[t.MemoryUpdateParams, t.MemoryUpdateResult]: ...
    @overload
    def __call__(
        self, name: Literal["rpc.discover"], /
    ) -> Registers[t.RpcDiscoverParams, dict[str, Any]]: ...
    @overload
    def __call__(
        self, name: Literal["tools.call"], /
    ) -> Registers[t.ToolsCallParams, t.ToolsCallResult]: ...
    @overload
    def __call__(
        self, name: Literal["tools.list"], /
    ) -> Registers[t.ToolsListParams, t.ToolsListResult]: ...
    @overload
    def __call__(
        self, name: Literal["user.backup"], /
    ) -> Registers[t.UserBackupParams, t.UserBackupResult]: ...
    @overload
    def __call__(
        self, name: Literal["user.backups"], /
    ) -> Registers[t.UserBackupsParams, t.UserBackupsResult]: ...
    @overload
    def __call__(
        self, name: Literal["user.decrypt"], /
    ) -> Registers[t.UserDecryptParams, t.UserDecryptResult]: ...
    @overload
    def __call__(
        self, name: Literal["user.encrypt"], /
    ) -> Registers[t.UserEncryptParams, t.UserEncryptResult]: ...
    @overload
    def __call__(
        self, name: Literal["user.file_delete"], /
    ) -> Registers[t.UserFileDeleteParams, t.UserFileDeleteResult]: ...
    @overload
    def __call__(
        self, name: Literal["user.file_read"], /
    ) -> Registers[t.UserFileReadParams, t.UserFileReadResult]: ...
    @overload
    def __call__(
        self, name: Literal["user.file_write"], /
    ) -> Registers[t.UserFileWriteParams, t.UserFileWriteResult]: ...
    @overload
    def __call__(
        self, name: Literal["user.purge"], /
    ) -> Registers[t.UserPurgeParams, t.UserPurgeResult]: ...
    @overload
    def __call__(
        self, name: Literal["user.rekey"], /
    ) -> Registers[t.UserRekeyParams, t.UserRekeyResult]: ...
    @overload
    def __call__(
        self, name: Literal["user.reset"], /
    ) -> Registers[t.UserResetParams, t.UserResetResult]: ...
    @overload
    def __call__(
        self, name: Literal["user.restore"], /
    ) -> Registers[t.UserRestoreParams, t.UserRestoreResult]: ...
    @overload
    def __call__(
        self, name: Literal["user.stats"], /
    ) -> Registers[t.UserStatsParams, t.UserStatsResult]: ...
    @overload
    def __call__(
        self, name: Literal["user.verify"], /
    ) -> Registers[t.UserVerifyParams, t.UserVerifyResult]: ...
    @overload
    def __call__(
        self, name: Literal["workspace.check_access"], /
    ) -> Registers[t.WorkspaceCheckAccessParams, t.WorkspaceCheckAccessResult]: ...
    @overload
    def __call__(
        self, name: Literal["workspace.layout"], /
    ) -> Registers[t.WorkspaceLayoutParams, t.WorkspaceLayoutResult]: ...
