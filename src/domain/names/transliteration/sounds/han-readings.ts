/**
 * Readings of the Han characters of Japanese company names: Sino-Japanese and native readings in Hepburn
 * romaji, long vowels written once, the shortened form before a doubled consonant included (日 ni- as in
 * Nissan). The character does not show which reading applies, so all are tried. Facts of the language,
 * written down by hand in the order of how often the characters occur in company names.
 */
import { foldHanVariants } from "../han-variants.ts";

const READINGS = `
日 nichi,ni,hi,bi 業 gyo,waza 本 hon,moto 工 ko,ku 人 jin,nin,hito 産 san 法 ho 東 to,azuma,higashi 団 dan 財 zai
電 den 行 ko,gyo,yuki 投 to 銀 gin 大 dai,tai,o 資 shi 興 ko,kyo,oki 田 ta,den 三 san,mi,mitsu 化 ka,ke 公 ko,kimi
機 ki,hata 商 sho,aki 学 gaku,gak 所 sho,tokoro 製 sei 中 chu,naka 社 sha 京 kyo,kei 和 wa,kazu,yamato 事 ji,koto 動 do
光 ko,mitsu,hikari 山 san,yama,yamano 会 kai,e 生 sei,sho,iku,nama 益 eki,masu 鉄 tetsu,te 研 ken 井 i,sei,ino
一 ichi,itsu,kazu,i 国 koku,ko,kuni 信 shin,nobu 証 sho 金 kin,kane,kon,kana 建 ken,tate 新 shin,ara,nii
海 kai,umi,mi 券 ken 通 tsu,michi 北 hoku,ho,kita 不 fu 道 do,michi 設 setsu,se 発 hatsu,ha 西 sei,nishi,sai,nishino
野 no,ya 合 go,ai,gai 第 dai 川 kawa,sen 有 yu,ari 洋 yo,hiro 松 matsu,sho 村 mura,son 命 mei,inochi 開 kai 保 ho,yasu
住 ju,sumi 部 bu,be 作 saku,sa,tsukuri 藤 to,fuji 屋 ya,oku 限 gen 楽 raku,gaku 成 sei,nari,naru 島 shima,to
高 ko,taka 精 sei 物 butsu,bu,mono 友 yu,tomo 共 kyo,tomo 流 ryu,nagare 小 sho,ko,o 地 chi,ji 薬 yaku,kusuri
司 shi,tsukasa 福 fuku 神 shin,kami,jin,kobe,kan 菱 ryo,hishi 気 ki,ke 究 kyu 企 ki 子 shi,ko 士 shi 南 nan,minami
谷 tani,ya,koku,gai,gaya 丸 maru,gan 号 go 阪 han,saka 般 han 富 fu,tomi,to 岡 oka,ko 明 mei,aki,myo,akashi
崎 saki,ki 都 to,tsu,miyako 険 ken 品 hin,shina 総 so 原 hara,gen,wara,bara 画 ga,kaku 栄 ei,sakae
木 ki,moku,boku,kino 回 kai 後 go,ko 森 mori,shin 伊 i 倶 ku 劣 retsu 技 gi,waza 央 o 観 kan 水 sui,mizu,mi 送 so
太 tai,ta,o 運 un 堂 do 安 an,yasu 育 iku 名 mei,na,myo 上 jo,ue,kami,uwa,age 創 so 石 seki,ishi,iwa,se 協 kyo
組 kumi,so 倉 kura,so 庫 ko,kura 報 ho 古 ko,furu 放 ho 陽 yo,haru 豊 ho,toyo,yutaka 術 jutsu,ju 油 yu,abura 州 shu,su
理 ri 武 bu,mu,take 鋼 ko,hagane 輸 yu 平 hei,hira,taira,byo 王 o 股 ko,mata 広 ko,hiro 店 ten,mise 越 etsu,koshi
属 zoku 市 shi,ichi 分 bun,bu 千 sen,chi 造 zo,tsukuri 計 kei 紙 shi,kami 津 tsu,shin 長 cho,naga,osa 関 kan,seki 交 ko
務 mu 船 sen,fune,funa 英 ei,hide 構 ko,kamae 力 ryoku,riki,chikara 内 nai,uchi 香 ko,ka,kaori 食 shoku,sho
出 shutsu,de,izu 情 jo 浜 hama,hin 際 sai 美 bi,mi,yoshi 車 sha,kuruma 泉 sen,izumi 文 bun,fumi,mon 朝 cho,asa
港 ko,minato 融 yu 天 ten,ama,ame 治 ji,chi,haru 戸 ko,to,do,be 宮 miya,kyu,gu 材 zai 林 rin,hayashi 自 ji 全 zen,mata
器 ki,utsuwa 澤 sawa,taku,zawa 館 kan 旭 asahi,kyoku 立 ritsu,tachi,ri,tate 横 yoko,o 葉 yo,ha,ba 械 kai 池 ike,chi
邦 ho,kuni 急 kyu 昭 sho,aki 糖 to 速 soku,haya 清 sei,kiyo,shin,shimizu 佐 sa 科 ka 二 ni,futa,ji 青 sei,ao 基 ki,moto
蔵 zo,kura 同 do 岩 iwa,gan 陸 riku 振 shin 相 so,sho,ai 八 hachi,ya,yatsu,ha 鈴 suzu,rei,rin 土 do,to,tsuchi 農 no
連 ren 愛 ai,e 管 kan,suga 印 in,shirushi 河 ka,kawa,ga 販 han 家 ka,ie,ya 記 ki 十 ju,to,so 託 taku 用 yo 鉱 ko
瓦 ga,kawara 斯 shi,su 双 so,futa 空 ku,sora 知 chi,tomo 環 kan 任 nin,to 奨 sho 刷 satsu,sa 橋 kyo,hashi
重 ju,cho,shige,e 密 mitsu,mi 永 ei,naga 株 kabu,shu 念 nen 前 zen,mae 園 en,sono 互 go 経 kei,kyo,tsune 料 ryo
沢 sawa,taku 波 ha,nami 境 kyo,sakai 支 shi 援 en 責 seki 忠 chu,tada 久 kyu,hisa,ku 特 toku,to 路 ro,michi,ji 医 i
売 bai,uri 校 ko 方 ho,kata 徳 toku 代 dai,shiro,yo,tai 口 ko,kuchi 竹 take,chiku 備 bi 集 shu 台 dai,tai 塚 tsuka
鐵 tetsu,te 麻 ma,asa 貿 bo 韓 kan 的 teki 九 kyu,ku 易 eki,i 近 kin,chika 外 gai,soto,ge 弘 hiro,ko 馬 ba,ma,uma
花 ka,hana 六 roku,mutsu,ro 手 te,shu,ta 教 kyo 尾 o,bi 祉 shi 黒 kuro,koku 紡 bo 冷 rei 源 gen,minamoto
寿 ju,su,kotobuki,toshi 聞 bun 沖 oki,chu 線 sen 飯 han,meshi,ii 宅 taku 郎 ro 兼 ken,kane 素 so,su,moto 球 kyu
織 shoku,ori,shiki 秋 aki,shu 脂 shi 紅 ko,beni 貨 ka 魚 gyo,uo,sakana 栗 kuri 門 mon,kado 済 sai 顧 ko 問 mon
目 moku,me 芝 shiba 秀 shu,hide 式 shiki 帝 tei 展 ten 進 shin,susumu 達 tatsu,da 酒 shu,sake,saka 紀 ki 再 sai
辺 be,hen,nabe 加 ka 江 e,ko 定 tei,jo,sada 幸 ko,sachi,yuki 博 haku,hiro 吉 kichi,yoshi,kitsu 賀 ga 汽 ki
正 sei,sho,masa 星 sei,hoshi 酸 san 県 ken 常 jo,tsune 遠 en,to 堀 hori 硝 sho 乃 no 仙 sen 与 yo 百 hyaku,momo 民 min
旅 ryo 四 shi,yon,yo 見 mi,ken 極 kyoku,goku 元 gen,moto 下 ka,shimo,ge,shita 予 yo 會 kai,ai 座 za 夢 yume,mu
寺 ji,tera 五 go,itsu 持 ji,mochi 児 ji,ko 活 katsu 鳥 tori,cho,to 羽 ha,u,wa,hane 間 ma,kan 渡 to,watari,wata,watanabe
営 ei 損 son 害 gai 粉 fun,kona 応 o 白 haku,shiro,shira 舎 sha 比 hi 椿 tsubaki 縄 nawa 算 san 盛 sei,mori,jo 温 on 航 ko
繊 sen 優 yu,masa 萬 man,yorozu 世 se,sei,yo 稲 ine,ina,se 亜 a 芦 ashi 髙 taka,ko 坂 saka,han 櫻 sakura 護 go 冨 tomi,fu
祥 sho 辻 tsuji 赤 aka,seki 築 chiku 客 kyaku 米 bei,yone,kome,mai,me 里 sato,ri 形 kei,gata,kata 塗 to 入 nyu,iri,ire
湖 ko,mizuumi 実 jitsu,mi 療 ryo 果 ka 梅 ume,bai 真 shin,ma,makoto 脇 waki 深 shin,fuka 網 ami,mo 鎌 kama 智 chi,tomo
戦 sen 略 ryaku 群 gun 利 ri,toshi 綿 men,wata 静 sei,shizu 半 han 雄 yu,o 多 ta 類 rui 辰 tatsu,shin 舞 mai,bu 宇 u 條 jo
晃 ko,akira 瀬 se 菊 kiku 火 ka,hi 災 sai 郵 yu 可 ka 能 no 鹿 shika,ka,roku 未 mi 来 rai,ki,kuru 城 jo,shiro,ki
勢 sei,ise,se 喜 ki,yoshi 種 shu,tane 宝 ho,takara 短 tan 浦 ura,ho 丹 tan,ni 熱 netsu,ne 取 tori,shu 塩 en,shio 調 cho
善 zen,yoshi 防 bo 潟 gata,kata 玉 tama,gyoku 町 machi,cho 岐 gi,ki 政 sei,masa 濃 no 須 su 奈 na 版 han 欧 o 具 gu 域 iki
洲 shu,su 風 fu,kaze 釜 kama 悠 yu 晴 haru,sei 華 ka,hana 諸 moro,sho 飼 shi 郷 go,sato 柏 kashiwa,haku 緑 ryoku,midori
維 i 好 ko,yoshi 預 yo 鉛 en,namari 税 zei 藝 gei 板 han,ita 桃 momo,to 樹 ju,ki 模 mo 殊 shu 房 bo,fusa
月 getsu,tsuki,ga 伸 shin,nobu 毛 mo,ke 揮 ki 笹 sasa 鶴 tsuru,kaku 読 yomi,doku 要 yo,kaname 拓 taku 旺 o 図 to,zu
競 kyo 尚 sho,nao 駒 koma 濱 hama 控 ko 萩 hagi 砂 suna,sa 阿 a 湯 yu,to 堅 ken 継 kei 焼 yaki,sho 兵 hyo,hei 渋 shibu,ju
起 ki 笠 kasa 晶 sho 滝 taki 毎 mai 象 zo,sho 敦 atsu,ton 統 to 晋 shin 測 soku 容 yo 誠 sei,makoto 堺 sakai 霞 kasumi
植 shoku,ue 輝 ki,teru,kagayaki 布 fu,nuno 慶 kei,yoshi 免 men 七 shichi,nana 畑 hata,hatake 乳 nyu 志 shi 等 to 鋳 chu
増 zo,masu 告 koku 綜 so 浅 asa,sen 壽 ju,kotobuki 粧 sho 垣 kaki 菓 ka 熊 kuma,yu 芙 fu 蓉 yo 筑 chiku,tsuku 那 na
豆 mame,to,zu 亀 kame,ki 体 tai 伝 den 承 sho 磐 ban,iwa 飛 hi,tobi 御 go,mi,o 甲 ko,kabuto 牧 maki,boku 筆 hitsu
万 man,ban,yorozu 年 nen,toshi 時 ji,toki 将 sho,masa 両 ryo 良 ryo,yoshi,ra 直 choku,nao 周 shu 策 saku 収 shu 杉 sugi
鈑 han 表 hyo,omote 貴 ki,taka 軽 kei,karu 岳 take,gaku 今 ima,kon 根 ne,kon 称 sho 心 shin,kokoro 面 men,omote
色 shoku,iro 鴨 kamo 章 sho,aki 春 haru,shun 針 hari,shin 媛 hime 弟 tei 陣 jin 頭 to,atama 虎 tora,ko 準 jun 瀧 taki
写 sha 早 haya,so,wa 磁 ji 円 en,maru 樽 taru 換 kan 望 bo,mochi 復 fuku 因 in 銚 cho 酵 ko 母 bo,haha 芸 gei 片 kata 澄 sumi
便 bin,ben 媒 bai 董 to 語 go 鷹 taka,yo 史 shi 衡 ko 革 kaku,kawa 芳 yoshi,ho 圧 atsu 杵 kine 助 suke,jo 績 seki 宣 sen
償 sho 炉 ro 涼 ryo,suzu 隊 tai 雅 masa,ga 府 fu 掘 horu,kutsu 沼 numa 錆 sabi 龍 ryu,tatsu 積 seki,tsumi 養 yo 映 ei
彩 sai,aya 各 kaku 應 o 試 shi 験 ken 鵜 u 宿 shuku 隆 ryu,taka 曳 hiki 肥 hi 炭 tan,sumi 冬 fuyu,to 親 oya,shin
葛 katsu,kuzu 鳩 hato 敷 shiki 礎 so 雲 un,kumo 播 ban 磨 ma 幹 kan,miki 麗 rei 仕 shi 期 ki 恵 kei,e,megumi 縫 ho
音 on,oto,ne 納 no 也 ya 思 shi 湊 minato 薄 usu,haku 剤 zai 苑 en 揚 age,yo 供 kyo 服 fuku 秩 chichi 父 chichi,bu 豪 go
整 sei 院 in 貝 kai 橘 tachibana 苗 nae,byo 殖 shoku 夏 natsu,ka 駿 shun,sun 札 satsu,sa 幌 horo,ho 性 sei 結 yui,ketsu
厚 atsu,ko 奥 oku,o 但 tan 居 i,kyo 主 shu,nushi 量 ryo 想 so 勝 katsu,sho 峯 mine 荏 e 嶋 shima 肉 niku 仁 jin,ni 箱 hako
番 ban 塾 juku 斎 sai 登 to,nobori 桜 sakura,o 竜 ryu,tatsu 緒 o,cho 宗 so,mune 渕 fuchi 義 gi,yoshi 樋 hi 梶 kaji
榊 sakaki 柳 yanagi,ryu 桐 kiri,to 桑 kuwa 椎 shii 槻 tsuki 黄 ki,o 鬼 oni,ki 洞 do,hora 鷺 sagi 鮮 sen 墨 sumi,boku
刈 kari 倍 be,bai 岸 kishi,gan 瓶 bin,kame 曙 akebono 楠 kusu,nan 苫 toma 巻 maki,kan 鳳 ho,otori 蛇 ja,hebi 葵 aoi
鯉 koi 柴 shiba 笛 fue 眞 shin,ma 彌 ya 弥 ya 釧 sen,kushi 函 hako,kan 庄 sho 曽 so 粟 awa 淡 awa 榎 enoki 梨 nashi,ri
栃 tochi 茨 ibara 埼 sai 湘 sho 摂 setsu 場 jo,ba 證 sho 巳 mi 装 so 實 jitsu,mi 之 no,yuki 犬 inu,ken 首 shu,kubi 亭 tei
德 toku 曹 so 歯 shi,ha 室 shitsu,muro 阜 fu 施 shi,se 淵 fuchi 笑 sho,emi 蒲 gama,kama 鉾 boko,hoko 翻 hon 訳 yaku
覧 ran 純 jun 景 kei,kage 桝 masu 盟 mei 澁 shibu 兄 kei,ani 亞 a 埠 fu 窓 mado,so 厳 gen 選 sen 錢 zeni,sen 昴 subaru
杜 mori,to 習 shu 需 ju 書 sho 臣 shin,omi 聯 ren 丘 oka,kyu 閣 kaku 﨑 saki 榮 ei,sakae 國 koku,kuni 畿 ki 輛 ryo 塑 so
質 shitsu 演 en 先 sen,saki 向 ko,muko,mukai 綱 tsuna 細 hoso,sai 勤 kin 次 ji,tsugu 燦 san 眼 gan,me 識 shiki 削 saku
淺 asa 介 kai,suke 接 setsu 言 gen 衆 shu 穂 ho 軒 ken,noki 筒 tsutsu,to 然 zen,nen 令 rei 覚 kaku 浙 setsu 蝶 cho
張 hari,cho 隈 kuma 臨 rin 甜 ten 菜 sai,na 導 do 綺 ki 歌 uta,ka 伎 ki 得 toku 奉 ho 威 i 巽 tatsumi 陵 ryo 趣 shu 議 gi
俊 shun,toshi 暁 akatsuki,gyo 禅 zen 穴 ana 姫 hime 薫 kaoru,kun 輪 rin,wa 寄 yori,ki 剣 ken,tsurugi 現 gen 練 ren
燃 nen 鳴 nari,mei 扇 ogi,sen 窯 yo,kama 引 in,hiki 琉 ryu 配 hai 当 to 桂 katsura,kei 尋 jin 招 sho 健 ken 斉 sai 師 shi
君 kimi,kun 啓 kei 末 sue,matsu 少 sho 巴 tomoe 錬 ren 坪 tsubo 度 do 顔 kao,gan 圏 ken 系 kei 権 ken 鴻 ko,kono 銅 do
虹 ko,niji 鮎 ayu 鯛 tai 鰻 unagi 蓮 ren,hasu 蘭 ran 藍 ai 籠 kago 綾 aya 絹 kinu 糸 ito 麦 mugi 穀 koku 牛 gyu,ushi
豚 ton,buta 鶏 kei,tori 卵 tamago 茶 cha 珈 ko 琲 hi 杏 an,kyo 薔 bara 菅 suga,kan 苺 ichigo 葡 bu 萄 do 樫 kashi 楢 nara
栖 su 檜 hinoki 枝 eda,shi 幡 hata 袋 fukuro 皮 kawa,hi 鞄 kaban 靴 kutsu 衣 i,koromo 帽 bo 鏡 kagami,kyo 鐘 kane,sho
鎖 kusari 刀 to,katana 弓 yumi 矢 ya 旗 hata,ki 舟 fune,shu 帆 ho 湾 wan 磯 iso 崖 gake 峰 mine,ho 峠 toge 嶺 mine,rei
麓 fumoto 霧 kiri 雪 yuki,setsu 氷 kori,hyo 雨 ame,u 雷 kaminari,rai 嵐 arashi 虫 mushi 蜂 hachi 蛍 hotaru 狼 okami
狐 kitsune 狸 tanuki 猪 ino,inoshishi 羊 hitsuji,yo 兎 usagi 燕 tsubame 雀 suzume 雁 kari,gan 鴎 kamome 鷲 washi
隼 hayabusa 鯨 kujira 亘 wata 亨 to 佑 yu 侑 yu 俵 tawara 剛 go 勇 yu,isamu 勲 isao 勉 ben 卓 taku 叶 kano 哲 tetsu
敬 kei,taka 斗 to 昌 masa,sho 昇 sho,noboru 朋 tomo 浩 hiro,ko 淳 jun 漆 urushi 潤 jun 瑞 mizu,zui 礼 rei 翔 sho,kakeru
聖 sei,hijiri 臼 usu 蒼 ao,so 衛 ei 裕 yu,hiro 誉 homare,yo 誼 gi 諏 su 訪 wa,ho 迫 sako 遊 yu 郁 iku 醍 dai 醐 go 鍋 nabe
錦 nishiki 鍛 tan 鋭 ei 雛 hina 靖 yasu 鞍 kura 頼 rai,yori 飾 kazari,shoku 駅 eki 騎 ki 魂 tamashi,kon 麿 maro 鼎 kanae
疫 eki 粮 ryo 謨 mu
槌 tsuchi 椋 muku
荒 ara,ko 窪 kubo 若 waka,jaku 荻 ogi 角 kado,kaku,sumi,tsuno 旦 tan 敏 toshi,bin 決 ketsu 視 shi 触 shoku 盤 ban
替 tai,kae 染 some,sen,zome 貫 kan,tsura,nuki 普 fu 留 ryu,tome,ru 字 ji 評 hyo 誘 yu 買 bai,kai 伏 fushi,fuku
紳 shin 苅 kari 伯 haku 弁 ben 幻 gen 猫 neko 働 do 債 sai 数 su,kazu 無 mu,na 額 gaku,nuka 鋸 noko,kyo 欅 keyaki
凍 to 腐 fu 乾 kan,inui 溜 tame 嬉 ureshi,ki 酉 tori,yu 賠 bai 廃 hai 処 sho 糧 ryo 貸 tai,kashi 借 shaku,kari
畠 hatake,hata 蟹 kani 狩 kari,shu 獅 shi 豹 hyo 柿 kaki 柚 yuzu 柑 kan 蜜 mitsu 茜 akane 茅 kaya,chi 葦 ashi 萱 kaya
芹 seri 茂 mo,shige 藪 yabu 蓬 yomogi 槙 maki 樺 kaba 楓 kaede,fu 桧 hinoki,hi 棟 mune,to 柱 hashira,chu
梁 yana,ryo 棚 tana 篠 shino 節 setsu,fushi 簗 yana 繁 shige,han 紫 murasaki,shi 絆 kizuna 縁 en 碓 usui 礒 iso
破 ha 碧 aoi,heki 岬 misaki 崇 shu,takashi 嵯 sa 浪 nami,ro 浮 uki,fu 涌 waku,yu 渚 nagisa 潮 shio,cho 汐 shio
泊 tomari,haku 溝 mizo,ko 滋 shigeru,ji,shi 灘 nada 灰 hai 煙 en,kemuri 照 sho,teru 燈 to,akari 炎 en 爪 tsume
狭 sa,kyo 珠 tama,shu 琴 koto 璃 ri 瑠 ru 甘 ama,kan 畝 une 畔 kuro,han 疋 hiki 皆 mina,kai 矛 hoko 祐 yu,suke 祖 so
祝 iwai,shuku 禎 tei,sada 秦 hata,shin 童 do 端 tan,hata,hashi 粕 kasu 翼 tsubasa,yoku 老 ro,oi 耕 ko 胡 ko,ebisu
膳 zen 裏 ura,ri 詩 shi,uta 詰 tsume,zume 貞 tada,sada,tei 足 ashi,soku,a 跡 ato 込 komi,gome 逗 zu 郡 gun,kori
釣 tsuri 鉢 hachi 鑑 kan 閑 kan 陰 in,kage 隅 sumi,gu 露 tsuyu,ro 魁 kai 鮫 same 黎 rei 黛 mayuzumi 鼓 tsuzumi,ko
伴 ban,tomo 佃 tsukuda 依 yori,i 俣 mata 倖 ko 偉 i 傘 kasa 儀 gi 勘 kan 勿 mochi 匠 takumi,sho 卯 u 及 oi,kyu 叡 ei
吾 go,a 呉 go,kure 味 mi,aji 呂 ro 唐 kara,to 嘉 ka,yoshi 圭 kei 埴 hani 堤 tsutsumi 塙 hanawa 塔 to 壁 kabe,heki
壬 mi 夕 yu 妙 myo 妹 imo 姉 ane 娘 musume 嬬 tsuma 守 mori,shu,kami 宥 yu 寅 tora 寒 kan,samu 寛 kan,hiro 寝 ne
寧 nei 射 i,sha 尊 son,taka 尼 ama,ni 尽 jin 履 ri 峡 kyo 巣 su 左 hidari,sa 帯 obi,tai 床 toko,yuka 底 soko
弦 gen,tsuru 強 kyo,tsuyo 彦 hiko 影 kage,ei 彰 sho,aki 従 ju 微 bi 快 kai 恒 tsune,ko 恩 on 悦 etsu 慈 ji 慎 shin
憲 ken,nori 懐 kai 懸 ken,kake 戎 ebisu 戌 inu 我 ga 打 uchi,da 扶 fu 折 ori,setsu 抱 ho 指 sashi,shi 挽 biki,ban
捨 sute 掛 kake 推 sui 揖 ibi 操 so,misao 斐 hi,i 斧 ono 既 ki 旬 shun 是 kore,ze 暖 dan 暮 kure 曲 maga,kyoku,magari
更 sara,ko 曜 yo 束 tsuka,soku 杭 kui 枚 mai,hira 枕 makura 枡 masu 柄 e,gara,tsuka 柔 ju 案 an 桶 oke 梓 azusa 棒 bo
楊 yo,yanagi 楯 tate 楼 ro 榛 hashi,hari 槍 yari 標 hyo 橿 kashi 櫛 kushi,gushi 欣 kin 歩 ho,ayumi 歳 sai,tose
殿 tono,den 氏 uji,shi 汀 migiwa,tei 汲 kumi 沓 kutsu 沙 sa 没 botsu 況 kyo 泰 tai,yasu 洗 sen,arai 浄 jo,kiyo
涯 gai 淀 yodo 淑 shuku 添 zoe,soe,ten 渓 kei 渥 atsu 満 man,mitsu 滑 name,kotsu 漁 ryo,gyo 漢 kan 激 geki 瀑 baku
為 tame,i 爽 so 牟 mu 狛 koma 猿 saru 玄 gen,kuro 玖 ku 珍 chin 琢 taku 瓜 uri 甚 jin 由 yu,yoshi 申 shin,saru
男 o,dan,nan 畜 chiku 疎 so 皇 ko 省 sho 看 kan 眺 cho 睦 mutsu 矩 nori,ku 祇 gi 祈 inori 禄 roku 禰 ne 秘 hi 穆 boku
穏 on 竪 tate 答 to 範 han,nori 篤 atsu,toku 籾 momi 粋 sui 粛 shuku 糟 kasu 糠 nuka 紗 sa 級 kyu 絵 e,kai 絡 raku
給 kyu 縦 ju,tate 纏 matoi 置 oki,chi 翁 o,okina 翠 midori,sui 耳 mimi 聡 so 職 shoku 肌 hada 肝 kan,kimo 肩 kata
胆 tan 脚 kyaku 舗 ho 艮 ushitora 芋 imo 芥 aku,kai 苔 koke 草 kusa,so 落 ochi,raku 蒔 maki 蓋 futa 蔦 tsuta 蔭 kage
薗 sono 薩 satsu 薪 maki 蘇 so,aso 蚕 kaiko 蛙 kawazu 蝦 ebi 袖 sode 袴 hakama 被 hi 裁 sai 裾 suso 解 kai 詠 ei,uta
謙 ken 貢 mitsugi,ko 賛 san 赴 fu 身 mi,shin 軍 gun 軸 jiku 載 sai 轟 todoroki 辛 kara,shin 逢 ai 逸 itsu 遙 haruka
遼 ryo 邑 yu,mura 邪 ja 酔 sui 醸 jo 醤 sho 釈 shaku 銘 mei 鋒 ho 錫 suzu 鍵 kagi 鎮 chin 鏑 kabura 鐸 taku 阻 so
降 furu,ko 隣 tonari 離 ri 難 nan 震 shin 霊 rei 韮 nira 響 hibiki,kyo 頂 itadaki,cho 頓 ton 願 gan 馴 nare 駄 da
騰 to 魔 ma 魯 ro 鯖 saba 鰐 wani 鳶 tobi 鵬 ho 鶯 uguisu 麹 koji 鼻 hana
摩 ma 型 kei,kata 均 kin 除 jo 価 ka 格 kaku 界 kai 缶 kan 低 tei 族 zoku 適 teki 女 jo,onna,me 躍 yaku 抵 tei
抗 ko 稀 ki 隔 kaku 警 kei 障 sho 超 cho 候 ko 陶 to 話 wa,hanashi 籟 rai 尭 gyo,taka 款 kan 膏 ko 濾 ro
涛 to,nami 氾 han 最 sai 散 san 値 chi,ne 献 ken 非 hi 他 ta 卸 oroshi 幼 yo 駐 chu 還 kan 変 hen 対 tai 転 ten
壇 dan 串 kushi 探 tan 胞 ho 参 san 個 ko 別 betsu 蝋 ro 碍 gai 冶 ya 硬 ko 寸 sun 示 ji,shi 初 hatsu,sho
凸 totsu 吹 fuki,sui 検 ken 査 sa 僧 so 鱗 uroko 烏 karasu 李 ri 蕨 warabi 芽 me,ga 荷 ni,ka 莉 ri 葺 fuki
鰹 katsuo 猛 takeshi 玲 rei 盾 tate 督 toku 砥 to 硫 ryu 祭 matsuri 紋 mon 紺 kon 羅 ra 胸 mune 腰 koshi 舩 fune
艦 kan 葬 so 許 moto 讃 san 賢 ken 酪 raku 釘 kugi 鈎 kagi 鈍 nibu 鎧 yoroi 零 rei 鞘 saya 晟 sei 朗 ro 朱 shu
朴 boku 桁 keta 梯 hashigo 椅 i 欠 ketsu 此 kono 毅 ki 沈 chin 沿 en 泡 awa 派 ha 浸 shin 漣 sazanami 焔 homura
煎 sen 熨 noshi 独 doku 獲 kaku 率 ritsu 玩 gan 班 han 畳 tatami 疾 hayate 盆 bon 瞬 shun 砕 sai 碁 go 竈 kamado
筋 suji 箕 mi,mino 箔 haku 箸 hashi 粒 tsubu 粘 nen 糊 nori 約 yaku 終 shu 絶 zetsu 緋 hi 緩 yuru 纐 ko 罗 ra
者 mono,sha 聴 cho 肇 hajime 背 se 脈 myaku 脳 no 腕 ude 膜 maku 臥 ga 致 chi 芯 shin 蔓 tsuru 蕉 sho 血 ketsu
補 ho 規 ki 説 setsu 課 ka 談 dan 請 uke 論 ron 譲 jo 負 fu 費 hi 貼 hari 賃 chin 賞 sho 購 ko 走 so 距 kyo
跳 hane 踊 odori 軌 ki 轄 katsu 迅 jin 迎 gei 返 kaeshi 追 oi 退 tai 逃 to 透 to 途 to 遅 chi 過 ka 遣 yari 遺 i
避 hi 邸 tei 酎 chu 醇 jun 銃 ju 銑 sen 鍍 to 閃 sen 閉 hei 附 fu 陥 kan 陳 chin 随 zui 階 kai 雑 zatsu 雰 fun
霜 shimo 靑 ao 項 ko 順 jun 題 dai 飲 in 餅 mochi 餐 san 骨 hone 魅 mi 默 moku
握 aku 扱 atsukai 暗 an 以 i,mochi 位 i,kurai 囲 i 委 i 尉 i 異 i 移 i,utsuri 違 i 緯 i 員 in 隠 on 韻 in 右 u,yu,migi 液 eki 延 en,nobe,nobu
宴 en 艶 en,tsuya 往 o 押 o,oshi 億 oku 憶 oku 乙 otsu,oto 仮 ka 何 ka,nani 佳 ka,yoshi 架 ka 渦 uzu,ka 稼 ka 牙 ga,kiba 改 kai,arata 塊 kai
壊 kai 街 gai,machi 該 gai 概 gai 拡 kaku 核 kaku 殻 kaku,kara 較 kaku 確 kaku 括 katsu 割 katsu,wari 完 kan 官 kan 冠 kan,kanmuri 敢 kan
勧 kan 感 kan 慣 kan 歓 kan 監 kan 簡 kan 含 gan 頑 gan 希 ki 奇 ki 季 ki,sue 帰 ki,kaeri 幾 ki,iku 棋 ki 宜 gi,yoshi 戯 gi 擬 gi 喫 kitsu
逆 gyaku 休 kyu 求 kyu,motome 救 kyu 去 kyo 巨 kyo 拠 kyo 挙 kyo 享 kyo 凝 gyo 局 kyoku 巾 kin,haba 斤 kin 菌 kin 禁 kin 緊 kin 謹 kin 吟 gin
区 ku 句 ku 駆 ku 偶 gu 遇 gu 訓 kun 径 kei 茎 kuki,kei 契 kei 掲 kei 傾 kei 携 kei 詣 kei 憩 kei 稽 kei 劇 geki 撃 geki 傑 ketsu
潔 ketsu,kiyoshi 件 ken 拳 ken 繭 mayu,ken 顕 ken,aki 減 gen 己 ki,ko 呼 ko 固 ko,kata 孤 ko 弧 ko 故 ko 雇 ko 午 go,uma 悟 go,satoru 孔 ko
功 ko,isao 巧 ko,taku 考 ko 孝 ko,taka 攻 ko 効 ko 侯 ko 洪 ko 郊 ko 康 ko,yasu 稿 ko 講 ko 克 katsu,koku 刻 koku 昆 kon 婚 kon 混 kon 墾 kon
差 sa 才 sai 妻 sai,tsuma 采 sai 栽 sai 採 sai 催 sai 塞 sai 在 zai,ari 索 saku 搾 saku 錯 saku 咲 saki 冊 satsu 察 satsu 撮 satsu 皿 sara
桟 san 止 shi,tome 旨 shi,mune 至 shi 私 shi 使 shi 始 shi 姿 shi,sugata 詞 shi 似 ji,ni 侍 ji,samurai 辞 ji 湿 shitsu 執 shitsu 煮 ni,sha
謝 sha 爵 shaku 寂 jaku 受 ju,uke 授 ju 儒 ju 修 shu,osamu 就 shu 襲 shu 汁 shiru,ju 充 ju,mitsu 縮 shuku 熟 juku 述 jutsu 巡 jun,meguri
循 jun 署 sho 序 jo 徐 jo 召 sho 宵 yoi,sho 消 sho 唱 sho 渉 sho 詳 sho 礁 sho 状 jo 乗 jo,nori 剰 jo 蒸 jo 壌 jo 錠 jo 診 shin 垂 sui,tare 炊 sui
帥 sui 遂 sui 睡 sui 声 sei,koe 姓 sei 征 sei 誓 sei 昔 seki,mukashi 析 seki 席 seki 籍 seki 切 setsu,kiri 占 sen 専 sen 旋 sen 栓 sen 潜 sen
遷 sen 繕 zen 租 so 粗 so 壮 so 争 so 奏 so 掃 so 層 so 燥 so 騒 so 藻 so,mo 像 zo 贈 zo 臓 zo 即 soku 促 soku 則 soku,nori 息 soku 俗 zoku
続 zoku,tsuzuki 卒 sotsu 存 zon,son 孫 son,mago 妥 da 耐 tai 待 tai,machi 態 tai 戴 tai 択 taku 濯 taku 諾 daku 脱 datsu 担 tan 単 tan 誕 tan
段 dan 断 dan 弾 dan 稚 chi 蓄 chiku 着 chaku,ki 仲 chu,naka 宙 chu 抽 chu 注 chu 昼 hiru,chu 著 cho 貯 cho 丁 cho,tei 庁 cho 兆 cho 挑 cho
帳 cho 彫 cho,hori 漬 tsuke,zuke 呈 tei 訂 tei 停 tei 偵 tei 提 tei 程 tei,hodo 艇 tei 締 tei 摘 teki 滴 teki 敵 teki 徹 tetsu,toru
典 ten,nori 点 ten 填 ten 努 do,tsutomu 到 to 倒 to 討 to 党 to 搭 to 踏 to 胴 do 瞳 hitomi,do 突 totsu 届 todoke 屯 ton 軟 nan 忍 nin,shinobu
認 nin 把 ha 覇 ha 杯 hai 排 hai 培 bai 陪 bai 拍 haku 舶 haku 漠 baku 爆 baku 抜 nuki,batsu 反 han 判 han 搬 han 頒 han 藩 han 批 hi 披 hi
扉 hi,tobira 碑 hi 眉 mayu 必 hitsu 票 hyo 漂 hyo 秒 byo 描 byo 頻 hin 夫 fu,o 付 fu,tsuki 婦 fu 符 fu 譜 fu 封 fu 副 fuku 幅 fuku,haba
腹 fuku,hara 覆 fuku 沸 futsu 噴 fun 奮 fun 丙 hei 併 hei 並 hei,nami 幣 hei 璧 heki 偏 hen 遍 hen 編 hen,ami 捕 ho 募 bo 慕 bo 簿 bo 包 ho,kane
砲 ho 坊 bo 忘 bo 冒 bo 傍 bo 膨 bo 奔 hon 埋 mai,ume 幕 maku 又 mata 漫 man 眠 min 迷 mei 夜 ya,yoru,yo 役 yaku 愉 yu 諭 yu 癒 yu 唯 yui,tada
幽 yu 余 yo,ama 庸 yo 揺 yo 溶 yo 様 yo,sama 擁 yo 謡 yo,uta 沃 yoku 浴 yoku 翌 yoku 欄 ran 律 ritsu 侶 ryo 慮 ryo 了 ryo 猟 ryo 僚 ryo 領 ryo
寮 ryo 瞭 ryo 厘 rin 倫 rin 涙 namida 累 rui 塁 rui 励 rei 例 rei 齢 rei 暦 reki,koyomi 歴 reki 列 retsu 烈 retsu 恋 ren,koi 廉 ren 廊 ro 漏 ro
録 roku 惑 waku 枠 waku 乱 ran 喰 kui 凛 rin 凪 nagi 颯 so 遥 haruka,yo`;

/** Keyed by the folded character, because the comparison of names ignores the difference between 島 and 岛. */
const TABLE: ReadonlyMap<string, readonly string[]> = foldedTable();

function foldedTable(): Map<string, string[]> {
  const table = new Map<string, string[]>();
  for (const [, character, readings] of READINGS.matchAll(/(\S) ([a-z,]+)/gu)) {
    const folded = foldHanVariants(character!);
    const known = table.get(folded) ?? [];
    table.set(folded, [...new Set([...known, ...readings!.split(",")])]);
  }
  return table;
}

/** The readings of a Han character, commonest first; empty for a character outside the table. */
export function hanReadings(character: string): readonly string[] {
  return TABLE.get(foldHanVariants(character)) ?? [];
}
