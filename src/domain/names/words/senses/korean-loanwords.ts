/**
 * English words that Korean names borrow, as `sense: spellings` (see `senses.ts`): general vocabulary, by hand. Korean writes such a word and its
 * neighbours without a space, so a name is cut at them: 동서빌리지 is "Dongsuh Village". Words of one or two syllables stand in other words by chance, so
 * few of them are here.
 */
export const KOREAN_LOANWORDS = `
aerospace: 에어로스페이스
age: age 에이지
agent: 에이전트
america: america 아메리카
apartment: apartment 아파트
assist: assist 어시스트
audio: audio 오디오
aurora: aurora 오로라
baby: baby 베이비
bakery: 베이커리
banana: banana 바나나
basket: basket 바스켓
belt: belt 벨트
bike: bike 바이크
biologics: biologics 바이오로직스
blood: blood 블러드
boutique: boutique 부티크
brain: brain 브레인
brake: brake 브레이크
bread: 브레드
brewery: 브루어리
bridge: 브릿지
bronze: bronze 브론즈
brown: brown 브라운
builders: builders 빌더스
burger: burger 버거
butterfly: butterfly 버터플라이
cake: cake 케이크
camera: 카메라
career: 커리어
cargo: cargo 카고
case: case 케이스
ceramics: ceramics 세라믹스
chain: chain 체인
challenge: challenge 챌린지
champion: champion 챔피언
change: change 체인지
chicken: chicken 치킨
chocolate: 초콜릿
cinema: cinema 시네마
clinic: 클리닉
cloud: cloud 클라우드
coast: coast 코스트
collection: collection 컬렉션
collective: collective 컬렉티브
college: 칼리지
community: community 커뮤니티
compass: compass 컴퍼스
concert: concert 콘서트
connect: connect 커넥트
cosmo: cosmo 코스모
crane: 크레인
creative: creative 크리에이티브
cross: 크로스
crown: 크라운
cyber: cyber 사이버
designer: designer 디자이너
device: 디바이스
diagnostics: diagnostics 다이애그노스틱스
dining: dining 다이닝
disc: disc 디스크
dragon: 드래곤
drama: drama 드라마
dress: dress 드레스
dynamics: dynamics 다이나믹스
elephant: 엘리펀트
emerald: emerald 에메랄드
estate: 에스테이트
evergreen: evergreen 에버그린
face: face 페이스
family: 패밀리
fitness: fitness 피트니스
five: five 파이브
floor: 플로어
flower: 플라워
forest: 포레스트
forever: forever 포에버
fresh: fresh 프레시
friend: 프렌드
friends: friends 프렌즈
front: 프론트
frontier: frontier 프론티어
fruit: 프루트
gate: 게이트
glory: 글로리
grand: grand 그랜드
graphics: graphics 그래픽스
gray: gray 그레이
harmony: 하모니
hero: hero 히어로
history: 히스토리
hyper: hyper 하이퍼
ice: 아이스
idea: idea 아이디어
india: india 인디아
infrastructure: 인프라
innovation: 이노베이션
interactive: interactive 인터랙티브
iron: 아이언
jewelry: jewelry 주얼리
jupiter: jupiter 주피터
kindergarten: kindergarten 킨더가든
knife: knife 나이프
knight: knight 나이트
lake: 레이크
land: 랜드
left: left 레프트
lift: lift 리프트
light: light 라이트
like: like 라이크
lion: 라이언
logistics: 로지스
lotus: 로터스
magazine: magazine 매거진
makers: makers 메이커스
maple: maple 메이플
mechanics: mechanics 메카닉스
melody: melody 멜로디
memory: memory 메모리
message: message 메시지
micro: micro 마이크로
millennium: 밀레니엄
mind: mind 마인드
mountain: 마운틴
next: next 넥스트
night: night 나이트
omega: omega 오메가
orange: orange 오렌지
orion: orion 오리온
outer: outer 아우터
pacific: 퍼시픽
package: package 패키지
page: page 페이지
palace: palace 팰리스
partner: 파트너
pasta: pasta 파스타
photo: 포토
piano: 피아노
pipe: 파이프
pizza: pizza 피자
planet: planet 플래닛
plastics: plastics 플라스틱스
plate: plate 플레이트
play: play 플레이
player: player 플레이어
players: players 플레이어스
point: point 포인트
post: 포스트
potato: 포테이토
press: 프레스
prince: prince 프린스
production: production 프로덕션
program: program 프로그램
properties: properties 프라퍼티
property: property 프로퍼티
quest: quest 퀘스트
radar: 레이더
realty: realty 리얼티
recycle: recycle 리사이클
residence: residence 레지던스
restaurant: 레스토랑
revolution: 레볼루션
rice: 라이스
safe: safe 세이프
salad: salad 샐러드
sandwich: sandwich 샌드위치
sapphire: sapphire 사파이어
screen: screen 스크린
screw: 스크류
second: second 세컨드
security: security 시큐리티
shift: shift 시프트
shoes: shoes 슈즈
side: side 사이드
sigma: sigma 시그마
signal: signal 시그널
silicon: silicon 실리콘
sisters: 시스터즈
site: site 사이트
skate: skate 스케이트
sky: 스카이
smile: smile 스마일
snow: snow 스노우
sound: sound 사운드
speaker: speaker 스피커
speed: speed 스피드
spice: spice 스파이스
spirit: spirit 스피릿
square: 스퀘어
stage: stage 스테이지
start: start 스타트
station: station 스테이션
story: story 스토리
street: 스트리트
studios: studios 스튜디오스
style: style 스타일
sunrise: sunrise 선라이즈
support: 서포트
switch: switch 스위치
tape: tape 테이프
tennis: 테니스
theater: theater 씨어터
therapeutics: therapeutics 테라퓨틱스
therapy: therapy 테라피
time: 타임
today: today 투데이
tomorrow: tomorrow 투모로우
tower: 타워
towers: towers 타워스
trade: 트레이드
traders: traders 트레이더스
travel: 트래블
triangle: triangle 트라이앵글
triple: triple 트리플
trust: 트러스트
tube: tube 튜브
unicorn: unicorn 유니콘
universal: 유니버설
universe: universe 유니버스
university: 유니버시티
venus: venus 비너스
victory: 빅토리
video: video 비디오
villa: villa 빌라
village: 빌리지
vitamin: vitamin 비타민
voice: 보이스
whisky: whisky 위스키
white: 화이트
window: window 윈도우
wire: 와이어
world: 월드
yellow: yellow 옐로우`;
