"""The grammar of Vietnamese prohibitions, as data. Messages without accents are read as well."""

import re

from memoryd.rules.capture.language import BEGIN, Language, words

_DO = (
    r"(?:(?:tự ý|tự động|tự tiện|thử|đi|tiếp tục|cố(?: gắng)?|có|bao giờ|lại|cứ|ai|"
    r"trực tiếp|để|dùng .{1,20}? để)\s){0,3}"
    r"(?:gửi|gởi|nhắn|gọi|viết|soạn|đăng|chia sẻ|chia sẽ|xoá|xóa|sửa|chỉnh|thay|đổi|chạy|dùng|"
    r"sử dụng|xài|mở|đóng|đụng|chạm|động|sờ|mua|bán|trả|thanh toán|chuyển|đặt|hủy|huỷ|thêm|tạo|"
    r"sao chép|chép|copy|cài|gỡ|cập nhật|đẩy|push|commit|merge|rebase|deploy|triển khai|force|"
    r"restart|reboot|ssh|gộp|tải|up|upload|download|in|truy cập|truy vấn|bấm|nhấn|nhấp|click|"
    r"chấp nhận|duyệt|phê duyệt|từ chối|tiết lộ|đề cập|nhắc đến|nhắc tới|ghi|lưu|tắt|bật|"
    r"khởi động|liên hệ|liên lạc|trả lời|phản hồi|reply|forward|email|e-mail|mail|call|ping|tag|"
    r"tweet|post|rút|nạp|tiêu|chi|di chuyển|dời|làm phiền|ký|can thiệp|phát|đọc|quét|xuất|"
    r"nhập|mời|lên lịch|hẹn|đặt lịch|thực thi|thực hiện|cho phép|cung cấp|công bố|công khai|"
    r"đính kèm|gán|chỉ định|tuyển|giảm|tăng|đưa|bỏ|vứt|format|lấy|xem)(?![\w])"
)
_DO_PLAIN = (
    r"(?:tu y |tu dong |co )?(?:gui|nhan tin|goi|viet|dang|xoa|sua|chay|dung|xai|mo|dong vao|dung "
    r"vao|mua|chuyen|dat|huy|them|tao|cai|day|push|merge|commit|deploy|email|mail|force|tra|"
    r"thanh toan|chia se|tweet|post|restart|in)\b"
)
_YOU = r"(?:(?:bạn|các bạn|em|cậu|mày|mi|anh|chị|bot|trợ lý)\s)"
_FIRMLY = (
    r"(?:(?:cũng|thì|tuyệt đối|nhất định|hoàn toàn|làm ơn|xin|vui lòng|dứt khoát|thật sự)\s){0,2}"
)
_IDLE = (
    r"(?!\s*(?:(?:có|bao giờ|quá|cứ|nên|phải|vội)\s){0,2}(?:lo|lắng|quên|ngại|ngần|buồn|giận|"
    r"hiểu|bỏ cuộc|bỏ lỡ|bỏ qua|căng|khóc|cười|đùa|giỡn|sợ|nản|trách|vội|chờ|đợi|để ý|để tâm|"
    r"để bụng|để lỡ|bận tâm|do dự|chần|xa|yêu|tin|tưởng|nghĩ|coi thường|đánh giá|làm quá|làm khó|"
    r"như|thế|vậy|ăn|uống|ngủ|ốm|chết|khách sáo|khách khí|xin lỗi|cảm ơn|cám ơn|bất ngờ|ngạc|"
    r"trêu|mắng|than|hòng|mong|tự ái|tự trách|tiếc|ghen|hỏi (?:tôi |mình |anh |em )?(?:vì|tại|"
    r"sao|làm sao)|nói (?:vậy|thế|đùa|dối|nữa|gì)|stress|lười|nóng|đi đâu|về|là|làm tôi|"
    r"cố quá|la\b|ra vẻ|mơ|buông|từ bỏ|ngừng|dừng lại|hoảng|rời)(?!\w))"
)
_NO_NEWS = (
    r"(?![^.!?]*\b(?:từ (?:tháng|năm|hôm|lúc|sáng|tuần|khi)|kể từ|hôm qua|hôm kia|tuần trước|"
    r"tháng trước|do lỗi|vì lỗi|đúng cách|chính xác|rồi)(?!\w))"
)
"""What makes "is not to be sent" tell what was not sent."""
_STOP = r"(?:ngừng|dừng|ngưng|chấm dứt|thôi(?= ngay| việc| ngay việc))"
_MADE = r"(?:email|thư|tin nhắn|cuộc gọi|bài đăng|thông báo|cuộc họp|đơn hàng|quảng cáo)"
HEADS: tuple[re.Pattern[str], ...] = (
    re.compile(
        rf"\b{_YOU}?{_FIRMLY}(?:xin |hãy )?(?:đừng|chớ)(?: có)?(?: bao giờ)?{_IDLE}(?=\s+[\w@#/~.])"
    ),
    re.compile(
        rf"\b{_YOU}?{_FIRMLY}(?:nghiêm )?không (?:(?:bao giờ )?(?:được(?: phép| quyền)?|nên)"
        rf"(?: bao giờ)?)\s(?={_DO}){_NO_NEWS}"
    ),
    re.compile(rf"\b{_YOU}?(?:tuyệt đối|nhất định) không\s(?={_DO})"),
    re.compile(rf"{BEGIN}{_YOU}?không bao giờ\s(?={_DO})(?!thấy|có\b)"),
    re.compile(
        rf"\b(?:vui lòng|làm ơn|xin|yêu cầu|đề nghị|nhớ|nhớ là|hãy|mong|phiền)(?: bạn| em| cậu)?"
        rf"(?: hãy| là)? không\s(?={_DO})"
    ),
    re.compile(
        rf"\b(?:kể )?từ (?:nay|giờ|bây giờ|hôm nay|lúc này|rày)(?: về sau| trở đi| trở về sau| "
        rf"đi)?,?\s{_YOU}?(?:thì )?không\s(?={_DO})"
    ),
    re.compile(rf"{BEGIN}{_YOU}?không\s(?={_DO}[^.!?;]*\bnữa (?:nhé|nha|nghe|đấy|đâu đấy)\b)"),
    re.compile(rf"\b(?:(?:tôi|mình|anh|chị) )?(?:nghiêm )?cấm(?: tuyệt đối)? {_YOU}?(?={_DO})"),
    re.compile(
        rf"\b(?:tôi|mình|anh|chị) không (?:muốn|cho phép|cho|đồng ý(?: để| cho)?)(?: thấy)?\s{_YOU}"
        rf"(?:lại |tiếp tục |được )?(?={_DO})"
    ),
    re.compile(
        rf"\b(?:tôi|mình|anh|chị) (?:muốn|cần|yêu cầu|đề nghị|mong) {_YOU}(?:đừng|không)"
        rf"(?: bao giờ| được)?\s(?={_DO})"
    ),
    re.compile(
        rf"{BEGIN}(?:(?:hãy|làm ơn|vui lòng|xin|xin hãy|bạn|em|và|nhưng)\s){{0,2}}{_STOP}"
        rf"(?: ngay| hẳn| luôn| ngay lập tức)?(?: việc| cái trò)?\s(?={_DO}(?!\s*(?:$|[.!,]|"
        rf"rồi\b)))(?![^.!?]*\b(?:rồi|từ hôm|từ sáng|hôm qua|khiến)\b)"
    ),
    re.compile(
        rf"{BEGIN}(?:(?:hãy|làm ơn|vui lòng|xin|nên|cố|cố gắng)\s){{0,2}}tránh(?: việc)?\s(?={_DO})"
    ),
    re.compile(rf"\b(?:bạn|em) (?:có thể|làm ơn) (?:ngừng|dừng|thôi|đừng)\s(?:việc\s)?(?={_DO})"),
    re.compile(rf"{BEGIN}không (?:còn )?{_MADE} nào (?:nữa )?(?:cho|tới|đến|sau|trước)\s"),
    re.compile(
        r"\b(?:tránh xa|giữ tay khỏi|để yên)\s(?=(?:thư mục|file|tệp|bảng|nhánh|máy chủ)\s)"
    ),
    re.compile(
        rf"\b(?:dung (?:co )?bao gio|khong bao gio(?: duoc)?|khong duoc(?: phep)?|tuyet doi "
        rf"(?:khong|"
        rf"dung|cam)|dung co|xin dung|lam on dung)\s(?={_DO_PLAIN})"
    ),
)
VIETNAMESE = Language(
    words=words(
        "đừng chớ cấm không của và là được có với này nữa nhé bạn cho tôi mình ngừng dừng thôi "
        "tránh ngưng tuyệt đối bao giờ khi trên trong ở vào lên từ nay giờ thì mà nếu cũng hãy làm "
        "ơn xin vui lòng gửi xóa xoá chạy sửa mở đặt máy chủ thư tệp bảng nào bất kỳ ai nghiêm "
        "dung khong duoc gio nua tuyet doi cam gui xoa"
    ),
    heads=HEADS,
    wrappers=re.compile(
        r"(?:^|(?<=[\s,;:(.!?-]))(?:và|nhưng|nhưng mà|mà|rồi|vậy|vậy thì|thế thì|thì|cũng|làm ơn|"
        r"xin|"
        r"xin hãy|xin vui lòng|vui lòng|hãy|nhớ|nhớ là|nhớ rằng|lưu ý|lưu ý là|chú ý|quan trọng|"
        r"nhắc lại|(?:kể )?từ (?:nay|giờ|bây giờ|hôm nay)(?: về sau| trở đi| đi)?|sau này|lần sau|"
        r"những lần sau|trong tương lai|ok|oke|được rồi|cảm ơn(?: bạn| em| nhé)?|cám ơn|chào|này|"
        r"nè|ê|à|ừ|vâng|dạ|tốt|tuyệt|tuyệt vời|tuyệt đối|nói chung|nhân tiện|tiện thể|ngoài ra|"
        r"thêm nữa|"
        r"một điều nữa|quy tắc|quy tắc mới|quy định mới|luật|nguyên tắc|tôi đã nói(?: rồi)?|tôi "
        r"nói "
        r"rồi|tôi nhắc lại|mong|mong bạn|tôi mong|tôi muốn|tôi cần|tôi yêu cầu|yêu cầu|đề nghị|"
        r"bạn|em|cậu|mày|các bạn|cho nên|nên|vì vậy|vì thế|do đó|bằng mọi giá|dù thế nào|dù sao|"
        r"trong mọi trường hợp|trong bất kỳ trường hợp nào|nhất định|phải|xin bạn|luôn luôn|"
        r"thực sự|nghiêm túc đấy|là|rằng|hiểu chưa|mấy lần rồi|ghi nhớ)[\s,.!:–—-]*$"
    ),
    scope=re.compile(
        r"^\W*(?:và |nhưng |còn ){0,2}(?:trên|trong|ở|tại|vào|với|khi|lúc|sau|trước|ngoài|về|"
        r"đối với|riêng|nếu|từ|cho|thư mục|folder|file|tệp|tập tin|bảng|kênh|nhánh|tài khoản|"
        r"máy chủ|server|cơ sở dữ liệu|database|trừ khi|buổi tối|ban đêm|cuối tuần)\s"
        r"(?!.*\b(?:nói|bảo|dặn|ghi|viết|ấy|họ|khuyên)\s)(?:\S+\s*){1,8}$"
    ),
    tag=re.compile(r"(?:nhé|nha|ok|oke|được chưa|hiểu chưa|rõ chưa|nghe chưa|được chứ)\W*\?+\W*$"),
    joints="và|nhưng|hoặc|cũng như",
    shield=re.compile(
        r"\bkhông chỉ\b|\bkhông cần\b|\bkhông nhất thiết\b|\bđừng chỉ\b|\bkhông phải\b|"
        r"\bđừng nên (?:ngại|lo)\b"
    ),
    asks=re.compile(
        rf"\b(?:bạn|em|cậu) (?:có thể )?(?:làm ơn )?(?:ngừng|dừng|thôi|đừng)\s(?:việc\s)?(?={_DO})"
    ),
    held=re.compile(
        r"\b(?:vội|(?<!từ )bây giờ|lúc này|(?<!từ )hôm nay|khoan|tạm thời|lần này|hiện tại|"
        r"tối nay|sáng nay|chiều nay|trưa nay|(?:cho )?(?:đến|tới) khi|ngay(?=\s*(?:$|[.!,]))|"
        r"đã(?=\s*(?:$|[.!,])))(?!\w)"
    ),
)
