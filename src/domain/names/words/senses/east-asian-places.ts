/** Cities and regions in Thai, Lao, Khmer, Burmese, Korean and Chinese script. */
export const EAST_ASIAN_PLACES = `
city_angkor: angkor អង្គរ
city_ayutthaya: ayutthaya อยุธยา
city_bagan: bagan ပုဂံ
city_bago: bago ပဲခူး
city_bangkok: ບາງກອກ បាងកក ဘန်ကောက်
city_baotou: baotou 包头 包頭
city_battambang: battambang បាត់ដំបង
city_champasak: champasak ຈຳປາສັກ
city_changchun: changchun 长春
city_changwon: changwon 창원
city_changzhou: changzhou 常州
city_cheonan: cheonan 천안
city_cheongju: cheongju 청주
city_chonburi: chonburi ชลบุรี
city_chungbuk: chungbuk 충북
city_dawei: dawei ထားဝယ်
city_gangwon: gangwon 강원
city_gimhae: gimhae 김해
city_guiyang: guiyang 贵阳
city_gumi: gumi 구미
city_gyeongbuk: gyeongbuk 경북
city_haikou: haikou 海口
city_hohhot: 呼和浩特
city_hsinchu: 新竹
city_huizhou: huizhou 惠州
city_jeonbuk: jeonbuk 전북
city_jeonju: jeonju 전주
city_jeonnam: jeonnam 전남
city_jiaxing: jiaxing 嘉兴 嘉興
city_kampot: kampot កំពត
city_kanchanaburi: kanchanaburi กาญจนบุรี
city_lampang: lampang ลำปาง
city_lanzhou: lanzhou 兰州
city_lhasa: lhasa 拉萨
city_luang_prabang: luang_prabang ຫຼວງພະບາງ
city_mawlamyine: mawlamyine မော်လမြိုင်
city_nakhon_ratchasima: nakhon_ratchasima นครราชสีมา
city_nakhon_sawan: nakhon_sawan นครสวรรค์
city_nanning: nanning 南宁
city_nantong: nantong 南通
city_naypyidaw: နေပြည်တော်
city_pakse: pakse ປາກເຊ
city_pathein: pathein ပုသိမ်
city_pathum_thani: pathum_thani ปทุมธานี
city_pattaya: pattaya พัทยา
city_phitsanulok: phitsanulok พิษณุโลก
city_phnom_penh: พนมเปญ ພະນົມເປັນ
city_pohang: pohang 포항
city_quanzhou: quanzhou 泉州
city_rayong: rayong ระยอง
city_samut_prakan: samut_prakan สมุทรปราการ
city_savannakhet: savannakhet ສະຫວັນນະເຂດ
city_shaoxing: shaoxing 绍兴 紹興
city_shijiazhuang: shijiazhuang 石家庄
city_siem_reap: siem_reap សៀមរាប
city_sihanoukville: sihanoukville ព្រះសីហនុ
city_sittwe: sittwe စစ်တွေ
city_songkhla: songkhla สงขลา
city_surat_thani: surat_thani สุราษฎร์ธานี
city_suwon: suwon 수원
city_taichung: 台中
city_tainan: tainan 台南 臺南
city_taiyuan: taiyuan 太原
city_tangshan: tangshan 唐山
city_taunggyi: taunggyi တောင်ကြီး
city_thaton: thaton သထုံ
city_ubon_ratchathani: ubon_ratchathani อุบลราชธานี
city_udon_thani: udon_thani อุดรธานี
city_ulsan: ulsan 울산
city_urumqi: 乌鲁木齐
city_vientiane: ວຽງຈັນ เวียงจันทน์ វៀងចន្ទ
city_weifang: weifang 潍坊 濰坊
city_xining: xining 西宁
city_yangon: ย่างกุ้ง
city_yantai: 烟台 煙臺
city_yeosu: yeosu 여수
city_yinchuan: yinchuan 银川
city_yiwu: yiwu 义乌
city_zhuhai: zhuhai 珠海
region_ayeyarwady: ayeyarwady irrawaddy ayeyarwaddy ayeyawady ဧရာဝတီ
`;
