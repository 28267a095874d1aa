/** The style of the reference page. One sheet, no outside fonts or images, so that it reads the same offline. */
export const style = `
:root{color-scheme:light dark;--bg:#fff;--panel:#f6f7f9;--text:#1b1f27;--soft:#545c6b;--line:#dfe3ea;--accent:#2451c7;
--code:#f3f4f7;--get:#116a4d;--post:#2451c7;--put:#8a4b00;--delete:#b0212b;--radius:8px}
@media (prefers-color-scheme:dark){:root{--bg:#11141a;--panel:#181c24;--text:#e6e9ef;--soft:#a3acbb;--line:#2b313d;
--accent:#8fb0ff;--code:#1b202a;--get:#5fd3a6;--post:#8fb0ff;--put:#f0b35e;--delete:#ff8f96}}
*{box-sizing:border-box}
html{scroll-behavior:smooth;scroll-padding-top:1.5rem}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;background:var(--bg);color:var(--text);font:16px/1.6 system-ui,-apple-system,"Segoe UI",sans-serif}
a{color:var(--accent);text-underline-offset:2px}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:4px}
.skip{position:absolute;left:-999px}.skip:focus{left:1rem;top:1rem;background:var(--bg);padding:.5rem 1rem;z-index:2}
.layout{display:grid;grid-template-columns:18rem minmax(0,1fr);max-width:82rem;margin:0 auto}
.side{position:sticky;top:0;height:100vh;overflow-y:auto;padding:1.5rem 1.25rem;border-right:1px solid var(--line);background:var(--panel)}
.side h1{font-size:1.25rem;margin:0}.side .release{color:var(--soft);font-size:.8125rem;margin:.125rem 0 1rem}
.side label{font-size:.8125rem;color:var(--soft)}
.side input{width:100%;padding:.5rem .625rem;margin:.25rem 0 1rem;font:inherit;font-size:.9375rem;color:inherit;background:var(--bg);
border:1px solid var(--line);border-radius:var(--radius)}
.side h2{font-size:.75rem;text-transform:uppercase;letter-spacing:.06em;color:var(--soft);margin:1.25rem 0 .375rem}
.side ul{list-style:none;margin:0;padding:0}.side li a{display:block;padding:.1875rem .5rem;margin:0 -.5rem;border-radius:6px;
color:inherit;text-decoration:none;font-size:.875rem;overflow-wrap:anywhere}
.side li a:hover{background:var(--line)}
main{padding:2.5rem 3rem 6rem;min-width:0;max-width:60rem}
main h2{font-size:1.5rem;line-height:1.25;margin:3rem 0 .75rem}main>section:first-of-type h2{margin-top:0}
main h3{font-size:1.125rem;line-height:1.35;margin:0}
h4{font-size:.8125rem;margin:1.25rem 0 .375rem;color:var(--soft);text-transform:uppercase;letter-spacing:.05em}
.lead{font-size:1.125rem;color:var(--soft);margin-top:0}
.operation{border:1px solid var(--line);border-radius:var(--radius);padding:1.25rem 1.5rem;margin:1.25rem 0}
.route{display:flex;flex-wrap:wrap;gap:.25rem .625rem;align-items:baseline;font:600 .875rem/1.5 ui-monospace,SFMono-Regular,Menlo,monospace;margin:.375rem 0 .75rem}
.route span{min-width:0;overflow-wrap:anywhere}
.method{font-weight:700}.get{color:var(--get)}.post{color:var(--post)}.put,.patch{color:var(--put)}.delete{color:var(--delete)}
.facts{display:flex;flex-wrap:wrap;gap:.375rem;padding:0;margin:.75rem 0;list-style:none;font-size:.8125rem}
.facts li{border:1px solid var(--line);border-radius:99px;padding:.0625rem .625rem;color:var(--soft)}
.facts b{color:var(--text);font-weight:600}
.table{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.875rem;line-height:1.5}
th,td{text-align:left;vertical-align:top;padding:.4375rem .75rem .4375rem 0;border-bottom:1px solid var(--line)}
thead th{color:var(--soft);font-weight:600}tbody th{font-weight:600}
code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,monospace;font-size:.875em}
code{background:var(--code);padding:.0625rem .25rem;border-radius:4px;overflow-wrap:anywhere}
pre{background:var(--code);border:1px solid var(--line);border-radius:var(--radius);padding:.875rem 1rem;overflow-x:auto;line-height:1.5;font-size:.8125rem;margin:.375rem 0}
pre code{background:none;padding:0;font-size:inherit;overflow-wrap:normal}
th code{white-space:nowrap;overflow-wrap:normal}
.fields table{table-layout:fixed;min-width:40rem}.fields thead th:nth-child(-n+2){width:28%}
.fields th code{white-space:normal;overflow-wrap:anywhere}
details{margin-top:.25rem}summary{cursor:pointer;color:var(--accent);width:max-content}
details ul{margin:.375rem 0 0;padding-left:1.125rem}
.required{color:var(--delete);font-size:.8125rem}
.quiet{color:var(--soft)}
[hidden]{display:none!important}
@media (max-width:52rem){.layout{display:block}.side{position:static;height:auto;border-right:0;border-bottom:1px solid var(--line)}
.side nav{max-height:40vh;overflow:hidden auto;padding:0 .5rem}main{padding:1.5rem 1.25rem 4rem}.operation{padding:1rem}}
@media print{.side{display:none}.layout{display:block}}
`;

/** The search of the page: hides sections that lack one of the words. Without it the page is complete. */
export const script = `
const input=document.getElementById("search"),status=document.getElementById("found");
const items=[...document.querySelectorAll("[data-search]")].map((element)=>({element,text:element.textContent.toLowerCase(),
link:document.querySelector('nav a[href="#'+element.id+'"]')?.parentElement}));
const groups=[...document.querySelectorAll("[data-group]")];
const apply=()=>{const words=input.value.toLowerCase().split(/\\s+/).filter(Boolean);let found=0;
for(const {element,text,link} of items){const hit=words.every((word)=>text.includes(word));element.hidden=!hit;if(link)link.hidden=!hit;if(hit)found++;}
for(const group of groups)group.hidden=![...group.querySelectorAll("[data-search],:scope>ul>li")].some((child)=>!child.hidden);
status.textContent=words.length?found+" of "+items.length+" sections":"";};
input.addEventListener("input",apply);
document.addEventListener("keydown",(event)=>{if(event.key==="/"&&document.activeElement!==input){event.preventDefault();input.focus();}
if(event.key==="Escape"&&document.activeElement===input){input.value="";apply();}});
`;
