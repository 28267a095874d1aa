/**
 * Japanese names of places, families and things that are read otherwise than their characters are elsewhere: 神戸 is "kobe", 服部 "hattori".
 * The reading is cut into one part for each character. Such a name may have other readings too: 大和 is "yamato" and "daiwa".
 * Long vowels and double letters are written once, as in `han-readings.ts`. Facts of the language, written down by hand.
 */
export const HAN_NAMES = `
但馬 taji-ma 備後 bin-go 因幡 ina-ba 播磨 hari-ma 出雲 izu-mo 常陸 hita-chi 武蔵 musa-shi 武蔵野 musa-shi-no 相模 saga-mi 相模原 saga-mi-hara
駿河 suru-ga 遠江 toto-mi 尾張 owa-ri 近江 o-mi 和泉 i-zumi 摂津 se-tsu 越前 echi-zen 越中 e-chu 越後 echi-go 飛騨 hi-da 信濃 shina-no 甲斐 ka-i
日向 hyu-ga 日向 hina-ta 豊前 bu-zen 豊後 bun-go 安芸 a-ki 周防 su-o 長門 naga-to 美作 mima-saka 伯耆 ho-ki 讃岐 sanu-ki 阿波 a-wa 大和 yama-to
安房 a-wa 上総 kazu-sa 下総 shimo-sa 陸奥 mu-tsu 対馬 tsu-shima 石見 iwa-mi 飛鳥 asu-ka 春日 kasu-ga 春日井 kasu-ga-i 春日部 kasu-ka-be 長谷 ha-se
長谷川 ha-se-gawa 服部 ha-tori 函館 hako-date 苫小牧 toma-ko-mai 八戸 hachino-he 弘前 hiro-saki 会津 ai-zu 宇都宮 utsu-no-miya 足利 ashi-kaga
桐生 kiri-u 桐生 ki-ryu 我孫子 a-bi-ko 木更津 ki-sara-zu 敦賀 tsuru-ga 各務原 kaka-miga-hara 沼津 numa-zu 熱海 ata-mi 熱田 atsu-ta 焼津 yai-zu
一宮 ichino-miya 舞鶴 mai-zuru 神戸 ko-be 明石 aka-shi 生駒 iko-ma 米子 yona-go 尾道 ono-michi 下関 shimono-seki 鳴門 naru-to 今治 ima-bari
別府 be-pu 延岡 nobe-oka 那覇 na-ha 清水 shi-mizu 近藤 kon-do 河野 ko-no 飯塚 ii-zuka 五十嵐 iga-ra-shi 榎本 eno-moto 島津 shima-zu 安達 ada-chi
双日 so-jitsu 日和 hi-yori 凸版 to-pan 月桂冠 ge-kei-kan 明星 myo-jo 獺祭 da-sai 佐伯 sa-eki 佐伯 sa-iki 紅葉 momi-ji 第四 dai-shi
日下部 kusa-ka-be 日下 kusa-ka 勅使河原 te-shi-ga-wara 蒲生 ga-mo 羽生 ha-nyu 羽生 ha-bu 芳賀 ha-ga 宝塚 takara-zuka 伊丹 ita-mi
高砂 taka-sago 赤穂 a-ko 城崎 kino-saki 御坊 go-bo 尾鷲 owa-se 常滑 toko-name 可児 ka-ni 富士宮 fu-jino-miya 海老名 e-bi-na 海老 e-bi 青梅 o-me
福生 fu-sa 五反田 go-tan-da 代官山 dai-kan-yama 築地 tsuki-ji 錦糸町 kin-shi-cho 亀戸 kame-ido 葛飾 katsu-shika 練馬 neri-ma 杉並 sugi-nami
豊島 to-shima 館山 tate-yama 館林 tate-bayashi 大館 o-date 結城 yu-ki 真岡 mo-ka 入間 iru-ma 朝霞 asa-ka 新発田 shi-ba-ta 魚津 uo-zu 氷見 hi-mi
武生 take-fu 都城 miyako-nojo 指宿 ibu-suki 奄美 ama-mi 宜野湾 gi-no-wan 水俣 mina-mata 諫早 isa-haya 伊万里 i-ma-ri 柳川 yana-gawa 柳井 yana-i
直方 no-gata 宗像 muna-kata 門司 mo-ji 八幡 ya-wata 八幡 ya-hata 臼杵 usu-ki 坂出 saka-ide 三次 mi-yoshi 鳥越 tori-goe 麒麟 ki-rin 講談社 ko-dan-sha
明和 mei-wa 神姫 shin-ki 扶桑 fu-so 和民 wata-mi 琥珀 ko-haku 鳳凰 ho-o 希望 ki-bo 挑戦 cho-sen 旭光 kyo-ko 旭日 kyoku-jitsu 九重 koko-noe 十勝 to-kachi
百済 kuda-ra 東雲 shino-nome 太秦 uzu-masa 祇園 gi-on 御徒町 oka-chi-machi 愛宕 ata-go 麻生 a-so 相生 ai-oi 小豆 azu-ki 浪速 nani-wa 浪花 nani-wa
難波 nani-wa 河内 kawa-chi 河内長野 kawa-chi-naga-no 吉川 ki-kawa 織田 o-da 豊臣 toyo-tomi 伊達 da-te 最上 moga-mi 出光 ide-mitsu 一関 ichino-seki
石巻 ishino-maki 網走 aba-shiri 稚内 wa-kanai 名寄 na-yoro 留萌 ru-moi 恵庭 e-niwa 美瑛 bi-ei 余市 yo-ichi 倶知安 ku-cha-n 渡島 o-shima 羽咋 haku-i
珠洲 su-zu 砺波 to-nami 滑川 nameri-kawa 糸魚川 ito-i-gawa 胎内 tai-nai 見附 mi-tsuke 小千谷 o-ji-ya 十日町 to-ka-machi 塩尻 shio-jiri 安曇野 a-zumi-no
千曲 chi-kuma 石和 isa-wa 関ケ原 seki-ga-hara 郡上 gu-jo 海津 kai-zu 尾張旭 owa-ri-asahi 豊明 toyo-ake 知立 chi-ryu 修善寺 shu-zen-ji 栗東 ri-to
向日 mu-ko 木津川 ki-zu-gawa 宮津 miya-zu 四條畷 shi-jo-nawate 交野 kata-no 柏原 kashi-wara 富田林 ton-da-bayashi 貝塚 kai-zuka 篠山 sasa-yama
養父 ya-bu 朝来 asa-go 御所 go-se 葛城 katsura-gi 宇陀 u-da 真庭 mani-wa 高梁 taka-hashi 廿日市 hatsu-ka-ichi 安芸高田 a-ki-taka-ta 下松 kuda-matsu
宿毛 suku-mo 川内 sen-dai 太宰府 da-zai-fu 行橋 yuku-hashi 神埼 kan-zaki 杵築 ki-tsuki 国東 kuni-saki 鹿屋 kano-ya 垂水 taru-mizu 曽於 so-o 豊見城 tomi-gu-suku
四日市 yo-ka-ichi 三宮 sanno-miya 西宮 nishino-miya 大宰府 da-zai-fu 十三 ju-so 放出 hana-ten 天満 ten-ma 御堂筋 mi-do-suji 道頓堀 do-ton-bori
八重洲 ya-e-su 日比谷 hi-bi-ya 内幸町 uchi-saiwai-cho 御茶ノ水 o-cha-no-mizu 茗荷谷 myo-ga-dani 雑司が谷 zo-shi-ga-ya 等々力 to-do-roki 狛江 koma-e
保土谷 ho-do-gaya 保土ヶ谷 ho-do-ga-ya 生麦 nama-mugi 追浜 o-pama 月寒 tsuki-samu 定山渓 jo-zan-kei 白老 shira-oi 苫前 toma-mae 長万部 o-shaman-be
弟子屈 te-shi-kaga 厚岸 a-keshi 標津 shi-betsu 士別 shi-betsu 美唄 bi-bai 砂川 suna-gawa 深川 fuka-gawa 歌志内 uta-shi-nai 芦別 ashi-betsu
服織 hato-ri 土方 hiji-kata 長南 cho-nan 一色 i-shiki 八代 yatsu-shiro 神楽 kagu-ra 神楽坂 kagu-ra-zaka 大原 o-hara 小原 o-hara 小原 ko-hara
古賀 ko-ga 上林 kan-bayashi 小田切 o-ta-giri 越智 o-chi 越谷 koshi-gaya 鹿内 shika-nai 米谷 mai-ya 仁科 ni-shina 丹羽 ni-wa 乾 inui 菅 suga
香川 ka-gawa 神宮 jin-gu 神明 shin-mei 天照 ama-terasu 八雲 ya-kumo 三省堂 san-sei-do 出石 izu-shi 長田 naga-ta 栂 toga 椎名 shi-ina 椎葉 shi-iba 長曽我部 cho-so-ka-be
七夕 tana-bata 大蔵 o-kura 大倉 o-kura 大阪 o-saka 土産 mi-yage 八百屋 ya-o-ya 八百 ya-o 果物 kuda-mono 眼鏡 me-gane 玩具 gan-gu 浴衣 yuka-ta
蒲鉾 kama-boko 海苔 no-ri 煎餅 sen-bei 饅頭 man-ju 蕎麦 so-ba 寿司 su-shi 鮨 sushi 豆腐 to-fu 醤油 sho-yu 味噌 mi-so 団子 dan-go 牡蠣 ka-ki 河豚 fu-gu
山車 da-shi 神輿 miko-shi 提灯 cho-chin 風呂 fu-ro 風呂敷 fu-ro-shiki 達磨 daru-ma 恵比寿 e-bi-su 恵比須 e-bi-su 大黒 dai-koku 毘沙門 bi-sha-mon
弁天 ben-ten 布袋 ho-tei 福禄寿 fuku-roku-ju 観音 ka-non 地蔵 ji-zo 不動 fu-do 薬師 yaku-shi 八咫烏 ya-ta-garasu 鳳 otori 楠 kusunoki 大鳳 tai-ho 鸞 ran`;
