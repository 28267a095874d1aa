/** Counties that British records give as the town: a region, and never a disagreement of towns. */
export const britishCounties: ReadonlySet<string> = new Set(
  `avon|bedfordshire|beds|berkshire|berks|buckinghamshire|bucks|cambridgeshire|cambs|cheshire|cleveland|cornwall|county durham|co durham|
cumbria|derbyshire|devon|dorset|east sussex|east yorkshire|east riding of yorkshire|essex|gloucestershire|glos|greater london|
greater manchester|hampshire|hants|herefordshire|hertfordshire|herts|humberside|isle of wight|kent|lancashire|lancs|leicestershire|leics|
lincolnshire|lincs|merseyside|middlesex|middx|norfolk|north humberside|north yorkshire|northamptonshire|northants|northumberland|
nottinghamshire|notts|oxfordshire|oxon|rutland|shropshire|salop|somerset|south humberside|south yorkshire|staffordshire|staffs|suffolk|
surrey|sussex|tyne and wear|warwickshire|west midlands|west sussex|west yorkshire|wiltshire|wilts|worcestershire|worcs|yorkshire|
clwyd|dyfed|gwent|gwynedd|mid glamorgan|south glamorgan|west glamorgan|powys|pembrokeshire|carmarthenshire|ceredigion|flintshire|
denbighshire|monmouthshire|vale of glamorgan|aberdeenshire|angus|argyll|ayrshire|north ayrshire|south ayrshire|east ayrshire|banffshire|
berwickshire|caithness|clackmannanshire|dumfriesshire|dunbartonshire|east lothian|fife|inverness shire|kincardineshire|kinross shire|
lanarkshire|north lanarkshire|south lanarkshire|midlothian|moray|morayshire|nairnshire|peeblesshire|perthshire|renfrewshire|
roxburghshire|scottish borders|selkirkshire|stirlingshire|sutherland|west lothian|wigtownshire|county antrim|co antrim|county armagh|
co armagh|county down|co down|county fermanagh|county londonderry|county tyrone|co tyrone|england|scotland|wales|northern ireland|uk|united kingdom`
    .replace(/\n/g, "")
    .split("|"),
);
