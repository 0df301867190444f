"""The grammar of Turkish prohibitions, as data. The dotless i may be written as a plain one."""

import re

from memoryd.rules.capture.language import VerbFinal, alternatives

_NOUNS = alternatives(
    """ödeme firma deneme görüşme toplama çalışma konuşma açıklama uygulama sözleşme araştırma
    listeleme hatırlatma ekleme tartışma anlaşma sıralama gelişme yükleme indirme kurutma yazışma
    alışma buluşma tanıma şema tema kampanya drama panorama dilekçe mahkeme sürdürme
    oturma bekleme dershane şirketine yapılandırma doğrulama güncelleme raporlama planlama"""
)
TURKISH = VerbFinal(
    told_by=re.compile(
        r"[ğışİ]|(?<!['’])\b(?:ve|bir|bu|için|lütfen|artık|artik|asla|sakın|sakin|daha|bana|beni|ama|çok|"
        r"olarak|hiç|yok|yasak|istemiyorum|mail|e-posta|sonra|gibi|kadar|tamam|teşekkürler|ne|"
        r"kimse\w*|gece|sabah|akşam|saat\w*|olsa|bile|değil|bana|onu|ona|bizim|benim|senin|"
        r"hesab\w*|dosya\w*|mesaj\w*|toplant\w+|[a-zçğıöşü]{2,}(?:ları|leri|lara|lere|lardan|"
        r"lerden|sını|sini))\b|\w'(?:n?[ae]|n?[dt][ae]n?|[iıuü]|n?[iıuü]n|y[aeiıuü]|in?d[ae])\b"
    ),
    ends=re.compile(
        rf"\b(?!(?:{_NOUNS})\b)[a-zçğıöşüâ]{{1,24}}(?:m[ae](?:y[ıiuü]n(?:[ıi]z)?)?|"
        r"m[ae]m(?:elis[ıi]n|al[ıi]s[ıi]n)(?:[ıi]z)?)(?=\s*(?:$|[,.;:!)…—–]|\s(?:lütfen|artık|"
        r"artik|sakın|sakin|bana|beni|ona|onu|onlara|bir daha|olur mu|tamam mı|ok|ki|çünkü|zira|"
        r"yoksa|ne olursa olsun|asla|hiç|rica ederim|yeter|ve\s)))|"
        r"\b[a-zçğıöşü]{1,24}m[ae]k\s(?:kesinlikle\s)?(?:yok|yasak|yasaktır)\b|"
        r"\b[a-zçğıöşü]{1,24}m[ae]y[ıi]\s(?:artık\s|artik\s)?(?:bırak|birak|kes)\w*|"
        r"\b[a-zçğıöşü]{1,24}m[ae]kt[ae]n\s(?:vazgeç|kaçın)\w*|"
        r"\b[a-zçğıöşü]{1,24}m[ae]n[ıi](?:z[ıi])?\s(?:artık\s|kesinlikle\s)?istemiyorum\b|"
        r"\byasak(?:tır|lıyorum)?(?=\s*(?:$|[,.;!]))"
    ),
    idle=re.compile(
        r"(?:unut|merak et|endişelen|endiselen|kork|çekin|üzül|acele et|takma|kafana tak|dert et|"
        r"gül|vazgeç|pes et|telaşlan|panik yap|zahmet et|aldır|abart|darıl|kız|öyle de|bekle|"
        r"tereddüt et|utan|ağla|alın|yorul|şaşır|sıkıl)(?:m[ae]\w*)$"
    ),
    lead=re.compile(
        r"^\W*(?:(?:merhaba|selam|tamam|tamamdır|peki|evet|hayır|teşekkürler|teşekkür ederim|sağ "
        r"ol|sağol|eline sağlık|harika|süper|güzel|bu arada|ayrıca|bir de|ha bir de|şey|ya|bak|"
        r"dinle|not|önemli|dikkat|unutmadan|son olarak|hadi|kanka|abi|hocam|ok|ama|ve|o yüzden|"
        r"yani)\b[\s,.:;!—–-]*)+"
    ),
    held=re.compile(r"\b(?:bugün|bugünlük|şimdilik|simdilik|henüz|bu seferlik|bu sefer|şu an)\b"),
    asks=re.compile(r"(?:tamam mı|tamam mi|olur mu|anlaştık mı|anladın mı|ok)\W*\?+\W*$"),
    others=re.compile(
        r"\b(?:dedi|diyor|demiş|yazıyor|yazmış|söyledi|diye|eğer .{1,40} dersem|neden|niye|niçin|"
        r"kullanıcı|buton|düğme|fonksiyon|ekran)\b"
    ),
)
