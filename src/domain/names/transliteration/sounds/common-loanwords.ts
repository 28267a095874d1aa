import { EVERYDAY_LOANWORDS } from "./everyday-loanwords.ts";
import { FURTHER_LOANWORDS } from "./further-loanwords.ts";

/** Loanwords of company names whose English spelling does not follow their sound; collected by hand. */
const WORDS = `
アート art アーバン urban アイデア idea アイランド island アウトドア outdoor アカデミー academy アクア aqua アクション action
アクセス access アクティブ active アジア asia アセット asset アドバイザー adviser アドバンス advance アニメーション animation
アパレル apparel アプリケーション application アメリカン american アライアンス alliance アルファ alpha アルミニウム aluminium
アロー arrow アンカー anchor イースト east イーグル eagle イノベーション innovation イメージ image インキュベーション incubation
インサイト insight インターナショナル international インターネット internet インダストリー industry インテリア interior
インテリジェンス intelligence インフォメーション information インベストメント investment インペリアル imperial
ウェア ware ウェーブ wave ウェスト west ウェブ web ウエスタン western ウォーター water ウィンド wind ウィング wing
ウッド wood エア air エアライン airline エイジ age エージェンシー agency エージェント agent エキスパート expert エクイティ equity
エクスプレス express エコノミー economy エコロジー ecology エッジ edge エデュケーション education エナジー energy エネルギー energy
エレクトリック electric エレクトロニクス electronics エレベーター elevator エンジニアリング engineering エンジン engine
エンタープライズ enterprise エンターテインメント entertainment エンパイア empire オイル oil オーシャン ocean オート auto
オートメーション automation オーシャン ocean オープン open オール all オフィス office オプション option オリエンタル oriental
オリジナル original オレンジ orange オンライン online ガーデン garden カー car カード card ガード guard ガイド guide
カウンシル council ガス gas カスタマー customer カスタム custom カップ cup カフェ cafe カメラ camera カラー color
カルチャー culture カンパニー company ガラス glass キー key キッチン kitchen キャッスル castle キャップ cap キャピタル capital
キャリア career キャンプ camp キング king クイーン queen クイック quick グッド good クラウド cloud クラス class クラフト craft
グラフィック graphic クラブ club グランド grand クリーニング cleaning クリーン clean クリエイティブ creative クリエイト create
クリスタル crystal クリック click クリニック clinic グリーン green グループ group グレート great クレジット credit クロス cross
グローバル global ケア care ケーブル cable ケーキ cake ゲート gate ゲーム game ケミカル chemical コア core コイン coin コーヒー coffee
コート coat コード code コーポレーション corporation コール call ゴールド gold コスト cost コスモス cosmos コスモ cosmo
コミュニケーション communication コミュニティ community コメディ comedy コレクション collection コンサルタント consultant
コンサルティング consulting コンストラクション construction コンセプト concept コンソール console コンテンツ contents
コントロール control コンピューター computer コンピュータ computer コンベンション convention サーキット circuit サーバー server
サービス service サイエンス science サイクル cycle サイト site サイバー cyber サイン sign サウス south サウンド sound
サポート support サマー summer サン sun サンライズ sunrise シアター theater シー sea シーズン season シールド shield
ジェネレーション generation ジェット jet シグナル signal システム system システムズ systems シティ city シネマ cinema ジム gym
シャープ sharp ジャーナル journal シャトル shuttle ジャパン japan シューズ shoes ジュエリー jewelry ジョイント joint ショップ shop
シリコン silicon シルバー silver シンクタンク thinktank ジーンズ jeans スイート suite スイミング swimming スカイ sky スカイライン skyline
スキル skill スクール school スクエア square スクウェア square スター star スタート start スタイル style スタジオ studio スタッフ staff
スタンダード standard スタンド stand スチール steel ステーション station ステージ stage ストア store ストーリー story
ストラテジー strategy ストリーム stream ストリート street ストレージ storage スパイス spice スピード speed スプリング spring
スペース space スペシャル special スポーツ sports スマート smart スリー three セーフティ safety セキュリティ security
セメント cement セラミック ceramic セラミックス ceramics セル cell セレクト select セレモニー ceremony セントラル central
センサー sensor センス sense センター center センチュリー century ソーシャル social ソース source ソウル soul ソフト soft
ソフトウェア software ソリューション solution ソリューションズ solutions ターミナル terminal ダイナミック dynamic
ダイビング diving ダイヤモンド diamond タイヤ tire タイム time タイムズ times ダイレクト direct タウン town タクシー taxi
タワー tower ダンス dance チーム team チェーン chain チェンジ change チケット ticket チャージ charge チャート chart チャイナ china
チャレンジ challenge チューブ tube ツアー tour ツイン twin ツール tool ツリー tree デイリー daily ティー tea データ data テーブル table
テーマ theme テキスタイル textile テキスト text テクニカル technical テクノロジー technology テクノロジーズ technologies
デザイン design デジタル digital テスト test デバイス device デベロップメント development テレコム telecom テレビジョン television
デリバリー delivery デンタル dental ドア door トイ toy ドーム dome トーク talk トータル total ドクター doctor トップ top ドライブ drive
トライ try トラスト trust トラック truck トラフィック traffic トラベル travel ドラッグ drug ドリーム dream トランス trans
トランスポート transport トレーディング trading トレード trade トレンド trend ナイト night ナショナル national ナチュラル natural
ナビゲーション navigation ナレッジ knowledge ニュース news ネクスト next ネット net ネットワーク network ノース north ノート note
バー bar パーキング parking パーク park パーソナル personal パーソン person パーティー party ハート heart パートナー partner
パートナーズ partners ハードウェア hardware ハーバー harbor パール pearl ハイ high バイオ bio ハイテク hitech パイオニア pioneer
ハウジング housing ハウス house パシフィック pacific バス bus パス path パッケージ package ハッピー happy バッテリー battery
バッファー buffer ハブ hub パブリッシング publishing パブリック public バリュー value パレス palace パワー power バンク bank パン pan
ハンド hand パンフレット pamphlet ビーチ beach ビール beer ピアノ piano ピクチャー picture ピクチャーズ pictures ビジネス business
ビジュアル visual ビジョン vision ビッグ big ビデオ video ビューティ beauty ビュー view ビル bill ヒューマン human ヒル hill ヒルズ hills
ファースト first ファーマ pharma ファーマシー pharmacy ファーム farm ファイナンシャル financial ファイナンス finance ファイバー fiber
ファクトリー factory ファッション fashion ファミリー family ファンド fund フィールド field フィッシュ fish フィット fit
フィットネス fitness フィルム film フィロソフィー philosophy フーズ foods フード food フェイス face フェリー ferry フォーカス focus
フォース force フォート fort フォト photo フォレスト forest フォン phone フューチャー future フライ fly ブライダル bridal
プライム prime フラワー flower ブラザーズ brothers プラザ plaza プラス plus プラスチック plastic プラチナ platinum フランス france
ブランド brand フリー free ブリッジ bridge プリント print プリンティング printing ブルー blue フルーツ fruits プレイス place
プレス press プレミアム premium プロ pro フロー flow プロジェクト project プロセス process プロダクション production プロダクツ products
プロダクト product プロテクト protect フロンティア frontier プロパティ property プロモーション promotion ペーパー paper ベース base
ベスト best ベータ beta ペイント paint ペット pet ベッド bed ベビー baby ヘリコプター helicopter ベルト belt ヘルス health ヘルスケア healthcare
ベンチャー venture ヘッド head ポイント point ホーム home ボード board ポート port ホール hall ボール ball ポケット pocket ホスピタル hospital
ボックス box ホテル hotel ポリマー polymer ホワイト white ボンド bond マーケット market マーケティング marketing マーク mark マーチャント merchant
マート mart マイクロ micro マインド mind マウンテン mountain マシン machine マシナリー machinery マスター master マックス max マップ map
マテリアル material マネー money マネジメント management マリン marine マンション mansion ミート meat ミクロ micro ミドル middle
ミュージアム museum ミュージック music ミラー mirror ミルク milk ムービー movie メイク make メーカー maker メール mail メタル metal メディア media
メディカル medical メトロ metro メモリー memory メンテナンス maintenance メンバー member モーション motion モーター motor モーターズ motors
モール mall モデル model モバイル mobile モノレール monorail ヤング young ユース youth ユナイテッド united ユニオン union ユニット unit
ユニバーサル universal ユニバース universe ヨーロッパ europe ライト light ライフ life ライン line ラジオ radio ラスト last ラック rack ラボ lab
ラボラトリー laboratory ランド land ランドリー laundry リアル real リース lease リーダー leader リーディング leading リーフ leaf リゾート resort
リサーチ research リサイクル recycle リスク risk リスト list リソース resource リテール retail リニューアル renewal リバー river リビング living
リフォーム reform リミテッド limited リンク link リング ring ルート route ルーム room レーザー laser レース race レーダー radar レール rail レコード record
レジャー leisure レストラン restaurant レター letter レッド red レディ lady レンズ lens レンタル rental ロイヤル royal ローカル local ロード road ローズ rose
ローン loan ロケット rocket ロジスティクス logistics ロジック logic ロッカー locker ロック rock ロボット robot ロング long ワーカー worker ワーク work
ワークス works ワード word ワールド world ワイド wide ワイン wine ワイヤー wire ワイヤレス wireless ワン one
アース earth アイス ice アーカイブ archive アーキテクチャ architecture アーキテクト architect アーキテクツ architects アーティスト artist
アクセル accel アグリ agri アジャイル agile アセンブリ assembly アップ up アップル apple アドバンテージ advantage アナリティクス analytics
アライド allied アルティメット ultimate アンド and イーサ ether イヤー year インク ink インダストリーズ industries インダストリアル industrial
インフラ infra インフラストラクチャー infrastructure ウェイ way ウェイク wake ウォール wall ウオール wall ウォーカー walker ウール wool ウェルネス wellness
ウェル well エアポート airport エアロ aero エース ace エコ eco エステート estate エレメント element エンド end オアシス oasis オーガニック organic
オーダー order オーナー owner オービット orbit オセアニア oceania オブ of オペレーション operation ガーディアン guardian カントリー country キッズ kids
キャスト cast キャット cat キャンディ candy キューブ cube ギフト gift グルメ gourmet グロース growth グロウ grow ケミストリー chemistry
コーチ coach コスメ cosme コスメティックス cosmetics コスメティクス cosmetics コンクリート concrete コンポーネント component コンポジット composite
サークル circle サージ surge サステナブル sustainable サクセス success サロン salon ジェネラル general ゼネラル general シェア share シェアリング sharing
シナジー synergy シップ ship シャッター shutter シヤッター shutter ジャイアント giant シューティング shooting ジュニア junior シンフォニー symphony スイッチ switch
スイッチズ switches スクリーン screen スケール scale スケッチ sketch ストーン stone スパーク spark スパークス sparks スピリット spirit スピリッツ spirits
セイフティ safety セラピー therapy セレブ celeb ゾーン zone ソリッド solid ターゲット target ダイヤ dia タオル towel タッチ touch タンク tank チーズ cheese
チョイス choice チョコレート chocolate ツーリスト tourist ディール deal ディスカバリー discovery ディスプレイ display ディストリビューション distribution
デパートメント department テクニーク technique テクノ techno トゥモロー tomorrow トゥルー true トーチ torch ドック dock ドッグ dog トライアル trial ドライ dry
トレーナー trainer トレジャー treasure トレイン train ナーシング nursing ナイス nice ナイフ knife ナンバー number ネイチャー nature ノイズ noise ノベル novel
バイク bike バイオロジー biology バイオサイエンス bioscience バイオサイエンシズ biosciences バイオメディカル biomedical ハイウェイ highway ハイブリッド hybrid ハイパー hyper
パウダー powder パッカー packer パズル puzzle バブル bubble バランス balance バルブ valve ピース peace ビークル vehicle ピープル people ヒーリング healing
ビルディング building ファイター fighter ファイナル final ファイル file ファウンデーション foundation ファブリック fabric フィナンシャル financial フェア fair
フェイス faith フォーム form フォーラム forum フォルテ forte ブーツ boots ブライト bright ブレイン brain ブレーン brain フレーム frame フレンド friend フレッシュ fresh フロー flow
フロント front プロフェッショナル professional プロデュース produce プロパティーズ properties ベア bear ベジタブル vegetable ヘブン heaven ベル bell 
ペイメント payment ボイス voice ホームズ homes ホスピタリティ hospitality マイル mile マウス mouse マシーン machine マジック magic マネージメント management マネジャー manager
マンスリー monthly ミックス mix ミッション mission ミュージカル musical ミルズ mills ムーン moon メソッド method メタルズ metals メッセージ message メトロポリタン metropolitan
モーゲージ mortgage モダン modern モチベーション motivation ライセンス license ライブ live ライフサイエンス lifescience ラグジュアリー luxury ラバー rubber リアルティ realty リゾートトラスト resorttrust
リノベーション renovation リフト lift リユース reuse ルネサンス renaissance レイク lake レイルウェイ railway レストランツ restaurants レジデンス residence レジデンシャル residential
レボリューション revolution レンタカー rentacar ロー law ロイズ lloyds ロジ logi ワイズ wise ワールドワイド worldwide ワゴン wagon ワンダー wonder
コマース commerce ジョイ joy フル full ファン fan サクシード succeed クオンツ quants シャワー shower パルプ pulp アカウンティング accounting マスク mask
ホスピス hospice リージョナル regional ゴルフ golf サッカー soccer カッター cutter ハニー honey ドラゴン dragon タイガー tiger ライオン lion ユニコーン unicorn
ロケーション location ポジション position ジェネリック generic バンキング banking ファクタリング factoring ステンレス stainless タングステン tungsten
ニッケル nickel マグネシウム magnesium セルロース cellulose ポンプ pump ベアリング bearing ギア gear ギヤ gear プレシジョン precision メカニクス mechanics
メカトロニクス mechatronics ロボティクス robotics セミコンダクター semiconductor フォトニクス photonics ハイドロ hydro ソーラー solar ウインド wind バイオマス biomass
リサイクリング recycling クルーズ cruise ライナー liner カーゴ cargo ウェアハウス warehouse ロジスティックス logistics ケータリング catering ベーカリー bakery
ビバレッジ beverage ブルワリー brewery フローズン frozen ヨーグルト yogurt クッキング cooking レシピ recipe アクセサリー accessory ジュエル jewel コスチューム costume
ユニフォーム uniform ダイアモンド diamond ペプチド peptide マザーズ mothers リート reit`;

/** Pairs of a katakana word and its Latin word. */
export const COMMON_LOANWORDS: readonly { readonly kana: string; readonly word: string }[] = [
  ...`${WORDS}${FURTHER_LOANWORDS}${EVERYDAY_LOANWORDS}`.matchAll(/(?<![ァ-ヺー])([ァ-ヺー]+) ([a-z]+)/g),
].map((match) => ({ kana: match[1]!, word: match[2]! }));
