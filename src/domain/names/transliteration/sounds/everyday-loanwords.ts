/**
 * Everyday words of English and words of French, Italian, Spanish and German that Japanese names of companies borrow, whose spelling
 * does not follow their sound; collected by hand from daily life (animals, plants, food, clothes, music, sports), not from companies.
 */
export const EVERYDAY_LOANWORDS = `
ソース sauce ライク like ティア tear リリィ lily ブティック boutique カウ cow ラビット rabbit ウルフ wolf ホーク hawk オウル owl ダック duck ホエール whale
タートル turtle バタフライ butterfly サクラ sakura メイプル maple パイン pine バンブー bamboo グローブ grove グラス grass メドウ meadow クリフ cliff ヘヴン heaven
ルナ luna ソレイユ soleil エトワール etoile ビーナス venus ヴィーナス venus ジュピター jupiter プルート pluto ブロンズ bronze ルビー ruby サファイア sapphire クレイ clay
ブリック brick テックス tex スレッド thread クッキー cookie ジュース juice ウイスキー whisky ブリュワリー brewery サラダ salad サンドイッチ sandwich ポーク pork
シュリンプ shrimp フルーツ fruit ストロベリー strawberry キャロット carrot パブ pub イヤー ear マウス mouth ヘアー hair ブラッド blood マッスル muscle ラブ love
オナー honor ミレニアム millennium リトル little ラージ large ロー low ライト right ダウン down アウト out ケース case ボトル bottle フォーク fork ランプ lamp
ロック lock ハイム heim シティー city テンプル temple カレッジ college テレビ tv ヴォイス voice リズム rhythm ギター guitar バレエ ballet ジャズ jazz ドール doll
スキー ski スケート skate スイム swim ウォーク walk ヒーロー hero ヒーローズ heroes ウイナー winner ソード sword ナイト knight プリンス prince エンペラー emperor
マリーン marine セイル sail バイシクル bicycle ホイール wheel ブレーキ brake ボイラ boiler ミキサー mixer クラッシャー crusher コンベヤ conveyor コンベア conveyor
ドリル drill スクリュー screw ナット nut ワイヤ wire ロープ rope パック pack センサ sensor ゲージ gauge リレー relay マイク mic デバイシズ devices バイナリ binary
クライアント client アカウント account パス pass ペイ pay セール sale バザール bazaar オークション auction バイヤー buyer アドバイザー advisor クルー crew フレンズ friends
マザー mother ファーザー father ブラザー brother ベイビー baby インド india コリア korea ホンコン hongkong マレーシア malaysia ベトナム vietnam フィリピン philippines
ハワイ hawaii テキサス texas ニューヨーク newyork パリ paris スイス swiss ロシア russia ブラジル brazil メキシコ mexico ナース nurse ケアー care キュア cure
ヘルシー healthy ウエルネス wellness サプリ supple サプリメント supplement ワクチン vaccine ジーン gene ビューティー beauty エステ esthe ソープ soap シャンプー shampoo
パフューム perfume ウェア wear ウエア wear シャツ shirt シャツ shirts スーツ suit イン inn ロッジ lodge スルー through マッチ match ムーブ move ムーヴ move
シンク think シンキング thinking アイディア idea キャッチ catch ヴュー view ラムダ lambda ゼータ zeta ファイ phi プサイ psi ツー two ファイブ five シックス six
セブン seven エイト eight ナイン nine ダブル double クアッド quad コンプリート complete コラボ collab コーディネート coordinate コーディネーター coordinator
エクステリア exterior ウォッシュ wash アシスト assist エイド aid ディライト delight アンビション ambition ブリランテ brillante フォルトゥナ fortuna グラツィア grazia
プリモ primo ノーヴァ nova ノヴァ nova ヴェルデ verde ヴィーヴォ vivo ヴィヴィッド vivid アヴァン avant アヴニール avenir クレール clair シャンテ chante ヴィ vie
ラヴィ lavie モン mon アンジュ ange シエル ciel プルミエ premier プルミエール premiere エスポワール espoir アムール amour フルール fleur ブラン blanc ノワール noir
ルージュ rouge ヴェール vert フェリーチェ felice ソラーレ solare フィオーレ fiore ステッラ stella マーレ mare テッラ terra ヴィータ vita パーチェ pace アルテ arte
リベルタ liberta アズーロ azzurro ロッソ rosso ビアンコ bianco ネロ nero エステラ estrella ソル sol ルス luz カーサ casa ヴェント vento ヴィント wind アイン ein
ツヴァイ zwei フロイデ freude リヒト licht ヘルツ herz クラフト kraft ヴェルト welt ベルク berg ハーフェン hafen シュロス schloss シュタイン stein ローゼン rosen
フォルクス volks ヴァーレ vale レガート legato カンタービレ cantabile アダージョ adagio アレグロ allegro プレスト presto テンポ tempo ソナタ sonata アンサンブル ensemble
カルテット quartet クインテット quintet`;
