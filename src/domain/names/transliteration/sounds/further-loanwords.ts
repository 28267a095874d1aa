/**
 * Further loanwords as Japanese writes them, among the words that English names of companies have most often; collected by hand, whether
 * or not a Japanese company is known by one.
 */
export const FURTHER_LOANWORDS = `
リソーシズ resources インスティテュート institute プライベート private ホールディング holding サイエンシズ sciences セラピューティクス therapeutics
インカム income ニュー new ファーマシューティカルズ pharmaceuticals ファーマシューティカル pharmaceutical マイニング mining ミネラルズ minerals
ミネラル mineral インシュアランス insurance インベストメンツ investments エンタープライゼズ enterprises エンタープライジズ enterprises
ラボズ labs ベンチャーズ ventures ブランズ brands ホテルズ hotels セキュリティーズ securities コミュニケーションズ communications
アソシエーション association オートモーティブ automotive ソサエティ society ステーツ states ライブラリー library ライブラリ library
オーストラリア australia エクスプロレーション exploration エクイップメント equipment コマーシャル commercial アドバンスト advanced
アドバンスド advanced エレクトロニック electronic ネットワークス networks ネットワークズ networks ペトロリアム petroleum フェデラル federal
カンパニーズ companies シッピング shipping アーツ arts サザン southern マルチ multi アビエーション aviation トラスティ trustee
ラーニング learning パートナーシップ partnership プラント plant バイオテック biotech オポチュニティーズ opportunities オポチュニティ opportunity
ケミカルズ chemicals バレー valley ゴールデン golden トランスポーテーション transportation アイアン iron カッパー copper コッパー copper
フットボール football ストック stock サイエンティフィック scientific アプライド applied ストラテジック strategic インタラクティブ interactive
エアロスペース aerospace マーケッツ markets ノーザン northern リゾーツ resorts エアウェイズ airways スタジオズ studios
バイオテクノロジー biotechnology パッケージング packaging レコーズ records リチウム lithium サンズ sons エリア area エクスチェンジ exchange
バージン virgin イースタン eastern クオリティ quality クオリティー quality アグリカルチャー agriculture ブックス books ブック book
エレクトリカル electrical インテグレーテッド integrated ゲーミング gaming ストアーズ stores ストアズ stores オペレーションズ operations
ヘビー heavy クラウン crown プレミア premier セイント saint コーポレート corporate インデックス index ニュークリア nuclear
イノベーションズ innovations ロイヤリティ royalty サプライ supply プロジェクツ projects ディビジョン division ファイン fine
ダイアグノスティクス diagnostics エコノミクス economics リオ rio ブラック black シニア senior フェニックス phoenix アトランティック atlantic
プロダクションズ productions プロテクション protection フィンテック fintech ファシリティーズ facilities ファシリティ facility
コンシューマー consumer フィルムズ films ポートフォリオ portfolio リバティ liberty リバティー liberty ブロードキャスティング broadcasting
ゲームズ games ゲームス games ヒストリー history アトラス atlas セールス sales オートモービル automobile クオンタム quantum クアンタム quantum
ペンション pension インパクト impact フェデレーション federation ビットコイン bitcoin ストラテジーズ strategies カーボン carbon ビューロー bureau
オフショア offshore エクスポート export コミックス comics ミル mill フォックス fox パーツ parts オーバーシーズ overseas ホライゾン horizon
ホライズン horizon ファームズ farms タックス tax スーパー super プラスチックス plastics グリッド grid シェル shell コースト coast ベイ bay
リターン return プラネット planet シュガー sugar ツーリズム tourism インスツルメンツ instruments インストルメンツ instruments
インストゥルメンツ instruments レート rate アニマル animal スモール small ファイア fire ファイヤー fire ディフェンス defense クリーク creek
ポスト post ヘリテージ heritage メカニカル mechanical デルタ delta スペシャルティ specialty キャッシュ cash リザーブ reserve
ペイメンツ payments ポロ polo ライフスタイル lifestyle ユーティリティ utility ユーティリティーズ utilities ビルダー builder ビルダーズ builders
ブロックチェーン blockchain ピザ pizza モレキュラー molecular フォー four ルーラル rural ハーベスト harvest オーク oak ウェルス wealth
カーズ cars ピーク peak モビリティ mobility モビリティー mobility コーラ cola ドリリング drilling シリーズ series スーペリア superior
アフリカ africa リッジ ridge コネクト connect ラインズ lines ファニチャー furniture オプティカル optical フューチャーズ futures アセッツ assets
オプティクス optics オプティックス optics ピュア pure サミット summit イノベーティブ innovative コンピューティング computing トイズ toys
シップビルディング shipbuilding スターリング sterling ケンブリッジ cambridge イメージング imaging クリニカル clinical シチズン citizen
シチズンズ citizens トレーダー trader トレーダーズ traders ゲノミクス genomics ツールズ tools プリンシパル principal パフォーマンス performance
ライティング lighting レーン lane アドバイザーズ advisors アドバイザリー advisory レア rare ビレッジ village ヴィレッジ village シグマ sigma
コンチネンタル continental マリタイム maritime センターズ centers ノーブル noble ムーブメント movement エボリューション evolution
エヴォリューション evolution ニュートリション nutrition コントロールズ controls デイ day デー day タイタン titan ライス rice ミューチュアル mutual
パルス pulse チャンネル channel チャネル channel フューエル fuel プランニング planning ファーマーズ farmers パイプ pipe パイプライン pipeline
プロセシング processing フュージョン fusion ショート short インナー inner ジャスト just テレホン telephone テレフォン telephone
オリエント orient レガシー legacy トランスミッション transmission インフォマティクス informatics セービングス savings オーロラ aurora
デバイセズ devices アーク arc ネスト nest エステーツ estates レバレッジ leverage フィジカル physical コモディティ commodity
フィデリティ fidelity クリティカル critical ゼニス zenith アロイ alloy チャーター charter サーマル thermal ペンギン penguin
ピナクル pinnacle ユーロ euro カーディナル cardinal エイペックス apex アペックス apex ギャラクシー galaxy レックス rex シード seed
シネマズ cinemas ユニティ unity ユニティー unity ビヨンド beyond サーモ thermo ディープ deep ロータス lotus ジェネシス genesis デューク duke
アベニュー avenue アヴェニュー avenue コンテナ container コンテナー container ネクサス nexus コンソーシアム consortium クーパー cooper
プレシャス precious ウィズ with マーベル marvel エグゼクティブ executive ポール paul クリア clear クリアー clear スプリット split
トレーニング training クック cook タバコ tobacco レント rent コースタル coastal カタリスト catalyst メガ mega ビクトリー victory
サーフェス surface サーフェイス surface シャイン shine アシュアランス assurance エコー echo ガルフ gulf コンセプツ concepts コンパス compass
コバルト cobalt ゲートウェイ gateway グリル grill トロピカル tropical ハント hunt ビルド build リーガル legal クレーン crane アクシス axis
ネーション nation シビル civil トライアンフ triumph セクション section インフィニティ infinity インフィニティー infinity アリーナ arena
サード third プログレッシブ progressive リーグ league ホールセール wholesale フリート fleet ファスト fast オリジン origin ランダム random
メイン main スペシャリスト specialist ラテン latin ダラー dollar プレステージ prestige コールド cold アブソリュート absolute ナノ nano
チャーチ church ベター better オーディオ audio クエスト quest イエロー yellow オーチャード orchard アルパイン alpine ビスタ vista ブル bull
フォージ forge パラゴン paragon アイ eye トレジャリー treasury メタ meta プライス price ショッピング shopping パークス parks グローブ globe
フォトン photon ラウンド round カジノ casino プライマリー primary ジャック jack モザイク mosaic ジェイド jade インスタント instant ケープ cape
スタッフィング staffing ホース horse バード bird スリープ sleep ラピッド rapid メジャー major レスポンス response グラファイト graphite
ドミニオン dominion マシーンズ machines ホリデー holiday ホリデイ holiday チキン chicken サンダー thunder エレクトロ electro
ホームケア homecare アパートメント apartment アトミック atomic フォートレス fortress フォーチュン fortune キャニオン canyon ブラボー bravo
コーナーストーン cornerstone チャリティ charity グラウンド ground トランジット transit バイタル vital パーフェクト perfect サイド side
サニー sunny ダッシュ dash ジャンプ jump スマイル smile ラッキー lucky ループ loop ホープ hope ゲイン gain オータム autumn ウィンター winter
リリー lily オリーブ olive レモン lemon ベリー berry チェリー cherry ピーチ peach ミント mint ハーブ herb ソルト salt ペッパー pepper
バター butter ブレッド bread エッグ egg ダイニング dining ダイナー diner シェフ chef テイスト taste ピンク pink パープル purple ブラウン brown
グレー gray ヘア hair ネイル nail スキン skin ボディ body ボディー body フット foot チャイルド child ガール girl ガールズ girls ボーイ boy
ボーイズ boys ウーマン woman マン man メン men メンズ mens レディース ladies ゲスト guest ホスト host トリップ trip ジャーニー journey
アドベンチャー adventure サーチ search ルック look ウォッチ watch クロック clock ウィンドウ window ウインドウ window フロア floor ルーフ roof
アーチ arch トンネル tunnel コーナー corner バック back インサイド inside アウトサイド outside アッパー upper アンダー under オーバー over
セカンド second エバー ever フォーエバー forever オールド old ホット hot クール cool ウォーム warm レイン rain スノー snow ストーム storm
シャドウ shadow シャドー shadow ダーク dark モーニング morning イブニング evening トゥデイ today モーメント moment レジェンド legend
ミラクル miracle パッション passion エモーション emotion クリエーション creation クリエイション creation クリエイター creator クリエーター creator
デザイナー designer エンジニア engineer オペレーター operator プレイヤー player プレーヤー player プレイ play ゴール goal ラン run
ランナー runner サーフ surf ソング song バンド band ショー show イベント event フェスタ festa フェスティバル festival ウェディング wedding
ウエディング wedding プレゼント present バイト byte ビット bit プログラム program スクリプト script ハード hard ページ page ポータル portal
ライド ride ライダー rider ボート boat ヨット yacht アンテナ antenna バイブレーション vibration リレーション relation リレーションズ relations
リレーションシップ relationship エモーショナル emotional インキュベート incubate アクセラレーター accelerator アグリゲーター aggregator
インテル intel ヒューマニティ humanity クオーツ quartz クォーツ quartz ロジスティック logistic トランスファー transfer
トランスレーション translation トランスフォーメーション transformation プラットフォーム platform プラットホーム platform フレームワーク framework
ブースト boost ブースター booster ブレークスルー breakthrough ブレイクスルー breakthrough スタートアップ startup ディレクション direction
ダイレクション direction コネクション connection コラボ collabo コラボレーション collaboration インターフェース interface
インターフェイス interface ゲノム genome ジェノム genome ピクセル pixel スクラム scrum ミドルウェア middleware ファームウェア firmware
オンデマンド ondemand マネタイズ monetize サブスクリプション subscription クラウドワークス crowdworks クラウドファンディング crowdfunding
マッチング matching シーリング sealing コーティング coating プレーティング plating フォーミング forming キャスティング casting
モールディング molding プレッシャー pressure バキューム vacuum コンプレッサー compressor ボイラー boiler タービン turbine
ジェネレーター generator インバーター inverter コンバーター converter トランジスタ transistor コネクター connector コネクタ connector
フィルター filter センシング sensing レーザーズ lasers アイソトープ isotope ポリエステル polyester ナイロン nylon コットン cotton シルク silk
レザー leather ジッパー zipper ボタン button ファスナー fastener`;
