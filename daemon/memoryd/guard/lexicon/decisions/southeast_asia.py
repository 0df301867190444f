"""Vietnamese, Indonesian, Malay, Thai, Filipino."""

WORDS = {
    "APV": "duyệt phê_duyệt chấp_thuận chấp_nhận thông_qua setujui disetujui menyetujui loloskan "
    "luluskan terima diterima อนุมัติ ผ่าน ยอมรับ เห็นชอบ aprubahan aprubado tanggapin",
    "CTR": "kiểm_toán giám_đốc quản_lý sếp đội_ngũ đồng_nghiệp khách_hàng akuntan akuntansi "
    "keuangan auditor manajer atasan bos pimpinan direktur tim rekan pelanggan klien "
    "pengurus akauntan rakan บัญชี ฝ่ายบัญชี ผู้จัดการ หัวหน้า เจ้านาย ทีม ผู้ตรวจสอบ "
    "ลูกค้า เพื่อนร่วมงาน ฝ่ายบุคคล boss tagapamahala kliyente kasamahan",
    "PRF": "biên_lai hóa_đơn bằng_chứng chữ_ký kiểm_tra xem_xét kwitansi bukti struk "
    "tanda_tangan pemeriksaan periksa memeriksa resit ใบเสร็จ หลักฐาน ลายเซ็น ตรวจสอบ "
    "ตรวจ resibo patunay lagda",
    "FST": "đầu_tiên hàng_đầu xếp_hạng ứng_viên pertama teratas peringkat kandidat pelamar calon "
    "pemasok penawaran agensi อันดับหนึ่ง อันดับแรก ผู้สมัคร ซัพพลายเออร์ ใบเสนอราคา una "
    "nangunguna kandidato aplikante",
    "FLW": "lỗi sai giả phá_hoại thù_hận hận kesalahan salah kekeliruan bug palsu sabotase "
    "dendam benci ข้อผิดพลาด ผิด บั๊ก ปลอม แค้น เกลียด mali pagkakamali galit",
    "ANS": "trả_lời câu_trả_lời phản_hồi jawaban jawab balasan respons jawapan คำตอบ ตอบ ตอบกลับ "
    "sagot tugon",
    "NTE": "ghi_chú dòng từ tin_nhắn tệp catatan baris kata pesan berkas nota mesej fail บันทึก "
    "โน้ต บรรทัด คำ ข้อความ ไฟล์ tala salita mensahe",
    "ADD": "thêm ghi viết chèn đặt tambahkan tulis sisipkan masukkan cantumkan letakkan tambah "
    "เพิ่ม ใส่ เขียน แทรก idagdag isulat ilagay",
    "SBD": "ai siapa seseorang siapa_pun siapapun sesiapa ใคร คนที่ ผู้ใด sinuman kahit_sino",
    "LNK": "địa_chỉ tài_khoản liên_kết số thẻ ngân_hàng alamat rekening akun tautan nomor kartu "
    "bank akaun pautan ที่อยู่ บัญชี ลิงก์ หมายเลข บัตร ธนาคาร account numero",
}
