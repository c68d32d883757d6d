/** Clipboard content of programs as text/html, in the form that they write it; WordPad's is text/rtf. */

const wordStyles = `<style><!--
/* Font Definitions */ @font-face {font-family:"Cambria Math"; mso-font-charset:0;}
p.MsoNormal {margin:0in; font-size:12.0pt; font-family:"Aptos",sans-serif;}
--></style><!--[if gte mso 10]><style>table.MsoNormalTable {mso-style-name:"Table Normal";}</style><![endif]-->`

const wordPage = (body: string) => `<html xmlns:v="urn:schemas-microsoft-com:vml"
xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<link rel=File-List href="file:///C:/Users/AMAKI~1/AppData/Local/Temp/msohtmlclip1/01/clip_filelist.xml">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->${wordStyles}</head>
<body lang=EN-US style='tab-interval:.5in;word-wrap:break-word'>
<!--StartFragment-->
${body}
<!--EndFragment-->
</body>
</html>`

const wordItem = (marker: string, level: number, words: string, style = 'MsoListParagraphCxSpMiddle') =>
  `<p class=${style} style='text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span
style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`

const docs = (body: string) =>
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-6d3a1f0e-7fff-8e27">${body}</b><br class="Apple-interchange-newline">`

const docsSpan = (words: string, more = 'font-weight:400;font-style:normal;text-decoration:none') =>
  `<span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;${more};font-variant:normal;vertical-align:baseline;white-space:pre;white-space:pre-wrap;">${words}</span>`

const docsItem = (words: string, level: number, inner = '') =>
  `<li dir="ltr" style="list-style-type:disc;font-size:11pt;vertical-align:baseline;white-space:pre;" aria-level="${level}"><p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;" role="presentation">${docsSpan(words)}</p></li>${inner}`

/**
 * Returns the RTF that Word puts beside its markup: its pictures as bytes (here hexadecimal PNG), each with a metafile
 * beside it.
 */
export function wordRtf(...pictures: string[]) {
  return `{\\rtf1\\adeflang1025\\ansi{\\fonttbl{\\f0 Aptos;}}${pictures
    .map(
      (hex) =>
        `\\par {\\*\\shppict{\\pict{\\*\\picprop\\shplid1025{\\sp{\\sn wzName}{\\sv Picture 1}}}\\picscalex98\\picw10583\\pich7938\\pngblip\\bliptag-149656330{\\*\\blipuid a6cc8d9b}${hex}}}{\\nonshppict{\\pict\\picw10583\\wmetafile8\\bliptag-149656330{\\*\\blipuid a6cc8d9b}0100090000}}`,
    )
    .join('')}}`
}

export const clipboards = {
  wordText:
    wordPage(`<p class=MsoTitle><span style='mso-fareast-font-family:"Times New Roman"'>The ferry<o:p></o:p></span></p>
<h2><a name="_Toc1"></a>Why it <b>stopped</b><o:p></o:p></h2>
<p class=MsoNormal style='text-align:justify'>It ran <b style='mso-bidi-font-weight:normal'>every day</b> since
1931,<span style='mso-spacerun:yes'>  </span>said <a href="https://ferry.example/about"><span
style='color:blue'>the operator</span></a>.<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span
class=MsoFootnoteReference><sup>[1]</sup></span></a><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoQuote>“We had <i>no</i> choice.”<o:p></o:p></p>
<p class=MsoNormal>Fares <del cite="mailto:Ana" datetime="2026-10-01T09:00">rose</del><ins cite="mailto:Ana" datetime="2026-10-01T09:00">fell</ins>.<span
class=MsoCommentReference><a href="#_msocom_1">[AM1]</a></span></p>
<div style='mso-element:comment-list'><p class=MsoCommentText>Is that so?</p></div>`),

  wordLists: wordPage(`${wordItem('·', 1, 'One', 'MsoListParagraphCxSpFirst')}
${wordItem('o', 2, 'One <b>a</b>')}
${wordItem('§', 3, 'Deep')}
${wordItem('·', 1, 'Two', 'MsoListParagraphCxSpLast')}
<p class=MsoNormal>Between</p>
${wordItem('3.', 1, 'Third')}
${wordItem('a)', 2, 'Third a')}
${wordItem('4.', 1, 'Fourth')}`),

  wordMarkers: wordPage(`${wordItem('1', 1, 'One')}
${wordItem('1.1.', 2, 'One one')}
${wordItem('1.2.', 2, 'One two')}
${wordItem('2', 1, 'Two')}
<p class=MsoNormal>Between</p>
${wordItem('ü', 1, 'Ticked')}
${wordItem('Ø', 1, 'Pointed')}
<p class=MsoNormal>Typed</p>
<p class=MsoListParagraph>➢&nbsp;&nbsp; Arrow</p>
<p class=MsoListParagraph>3&nbsp;&nbsp; apples</p>`),

  slack: `<meta charset='utf-8'><span style="color: rgb(29, 28, 29); font-family: Slack-Lato; display: inline !important;">The ferry stopped.</span><span class="c-mrkdwn__br" data-stringify-type="paragraph-break" style="box-sizing: inherit; display: block; height: unset; color: rgb(29, 28, 29);"></span><span style="color: rgb(29, 28, 29);">Fares rose.</span><br style="box-sizing: inherit;"><b data-stringify-type="bold">Twice.</b>`,

  wordTable:
    wordPage(`<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;border:none'>
 <tr style='mso-yfti-irow:0'><td width=301 colspan=2 valign=top style='width:225.4pt'><p class=MsoNormal align=center style='text-align:center'><b>Fares</b><o:p></o:p></p></td></tr>
 <tr><td><p class=MsoNormal>Adult<o:p></o:p></p></td><td align=right><p class=MsoNormal>4.50<o:p></o:p></p><p class=MsoNormal>one way<o:p></o:p></p></td></tr>
</table>`),

  wordPicture:
    wordPage(`<p class=MsoNormal><!--[if gte vml 1]><v:shape id="Picture_x0020_1" style='width:468pt;height:263pt'><v:imagedata src="file:///C:/Temp/msohtmlclip1/01/clip_image001.jpg" o:title=""/></v:shape><![endif]--><![if !vml]><img width=624 height=351
src="file:///C:/Temp/msohtmlclip1/01/clip_image002.jpg" alt="The old ferry at its pier" v:shapes="Picture_x0020_1"><![endif]><o:p></o:p></p>`),

  wordOnline: `<div class="OutlineElement Ltr SCXW1 BCX0"><p class="Paragraph SCXW1" role="heading" aria-level="1" xml:lang="EN-US" lang="EN-US"><span class="TextRun SCXW1" data-contrast="none"><span class="NormalTextRun">The ferry</span></span><span class="EOP SCXW1" data-ccp-props="{&quot;1&quot;:2}">&nbsp;</span></p></div><div class="OutlineElement Ltr"><p class="Paragraph"><span class="TextRun" style="font-weight: bold;"><span class="NormalTextRun">Daily</span></span><span class="TextRun"><span class="NormalTextRun"> since 1931</span></span><span class="EOP">&nbsp;</span></p></div><div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1" role="list"><li data-listid="1" data-aria-posinset="1" data-aria-level="1" role="listitem" class="OutlineElement Ltr"><p class="Paragraph"><span class="TextRun"><span class="NormalTextRun">One</span></span><span class="EOP">&nbsp;</span></p></li></ul></div><div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle2" role="list"><li data-aria-level="2"><p class="Paragraph"><span class="TextRun">Inner</span><span class="EOP">&nbsp;</span></p></li></ul></div><div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1" role="list"><li data-aria-level="1"><p class="Paragraph"><span class="TextRun">Two</span><span class="EOP">&nbsp;</span></p></li></ul></div>`,

  docsText: docs(
    `<h1 dir="ltr" style="line-height:1.38;margin-top:20pt;">${docsSpan('The ferry')}</h1><p dir="ltr" style="line-height:1.38;">${docsSpan('It ran ')}${docsSpan('every day', 'font-weight:700;font-style:normal;text-decoration:none')}${docsSpan(', and ', 'font-weight:400;font-style:italic')}<a href="https://www.google.com/url?q=https://ferry.example/a%3Fb%3D1&amp;sa=D&amp;source=editors" style="text-decoration:none;">${docsSpan('late', 'font-weight:400;text-decoration:underline;-webkit-text-decoration-skip:none')}</a>${docsSpan('.')}</p><br /><p dir="ltr">${docsSpan('H')}<span style="font-size:0.6em;vertical-align:sub;">2</span>${docsSpan('O')}</p>`,
  ),

  docsLists: docs(
    `<ul style="margin-top:0;margin-bottom:0;padding-inline-start:48px;">${docsItem('One', 1, `<ul style="margin-top:0">${docsItem('Inner', 2)}</ul>`)}${docsItem('Two', 1)}</ul><ol start="4" style="padding-inline-start:48px;">${docsItem('Four', 1)}</ol>`,
  ),

  docsTable: docs(
    `<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="120" /><col width="80" /></colgroup><tbody><tr style="height:0pt"><td style="border-left:solid #000 1pt;"><p dir="ltr">${docsSpan('Year')}</p></td><td><p dir="ltr">${docsSpan('Riders')}</p></td></tr><tr><td><p dir="ltr">${docsSpan('1931')}</p></td><td><br /></td></tr></tbody></table></div>`,
  ),

  docsPicture: docs(
    `<p dir="ltr"><span style="border:none;display:inline-block;overflow:hidden;width:602px;height:401px;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nXe" width="602" height="401" style="margin-left:0px;margin-top:0px;" /></span></p>`,
  ),

  libreOffice: `<!DOCTYPE html><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator" content="LibreOffice 24.2 (Linux)"/><style type="text/css">@page { margin: 0.79in } p { line-height: 115%; margin-bottom: 0.1in }</style></head><body lang="en-US" link="#000080"><h1 class="western">The ferry</h1><p style="line-height: 100%; margin-bottom: 0in">It ran <font color="#c9211e"><b>every</b></font> <span style="font-weight: normal"><u>day</u></span>.<a class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"><sup>1</sup></a></p><ol type="a"><li><p style="margin-bottom: 0in">First</p><ul><li><p>Inner</p></li></ul></li><li><p>Second</p></li></ol><table width="100%" cellpadding="4" cellspacing="0"><col width="128*"/><thead><tr><th width="50%"><p align="center">Year</p></th><th><p>Riders</p></th></tr></thead><tbody><tr><td><p>1931</p></td><td><p>12</p></td></tr></tbody></table><p><img src="data:image/png;base64,${'iVBORw0KGgo'.repeat(40)}" name="Image1" width="400" height="300" border="0"/></p></body></html>`,

  gmail: `<div dir="ltr">Hello desk,<div><br></div><div>The ferry <b>stops</b>&nbsp; on Friday. See <a href="https://ferry.example/" target="_blank">their page</a>.</div><div><br></div><div>Ana<img src="https://mail.example/open.gif?u=9" width="1" height="1"></div><br><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex">Is it true?<br></blockquote></div>`,

  outlook: wordPage(
    `<p class="MsoNormal">Dear all,<o:p></o:p></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p><p class="MsoListParagraph" style="text-indent:-.25in"><span style="font-family:Symbol">·<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span>Boats</p><p class="MsoListParagraph" style="text-indent:-.25in"><span style="font-family:Symbol">·<span style="font:7.0pt &quot;Times New Roman&quot;">&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span>Piers</p><p class="MsoNormal"><a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fferry.example%2Fnews&amp;data=05%7C02" originalsrc="https://ferry.example/news">News</a></p>`,
  ),

  appleMail: `<meta charset="UTF-8"><span class="Apple-style-span" style="border-collapse: separate; font-family: Helvetica;"><div>First line<span class="Apple-converted-space">&nbsp;</span>here</div><div><br class="webkit-block-placeholder"></div><div>Second<br>line</div></span><br class="Apple-interchange-newline">`,

  newsletter: `<table role="presentation" width="100%" bgcolor="#f4f4f4"><tbody><tr><td align="center"><table width="600"><tbody><tr><td style="padding:20px"><h1 style="font-size:24px">The week</h1><p style="margin:0">A short text.</p></td></tr><tr><td><a href="https://track.example/c/1"><img src="https://cdn.example/boat.jpg" width="600" alt="A boat" style="display:block"></a></td></tr></tbody></table></td></tr></tbody></table><img src="https://track.example/o.gif" alt="" style="display:block;height:1px;width:1px;border:0">`,

  webPage: `<article class="post-1 entry"><h1 class="entry-title" id="ferry">The ferry</h1><p class="lede has-drop-cap" style="color:#333">It <em>ran</em> daily.<script>track()</script></p><figure class="wp-block-image size-large"><img loading="lazy" class="lazy" src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" data-src="https://cdn.example/ferry-300.jpg" srcset="https://cdn.example/ferry-300.jpg 300w, https://cdn.example/ferry-1200.jpg 1200w" alt="Ferry at the pier" width="300" height="200"><figcaption>The ferry. <a href="/photos">Photo</a>: Ana</figcaption></figure><div class="ad"><iframe src="https://player.example/v/1" width="560" height="315"></iframe></div><ul class="links"><li><a href="https://ferry.example/a">A</a></li><li>B<h4>C</h4></li></ul><aside hidden>Subscribe now</aside><button>Share</button><noscript><img src="https://track.example/p.gif"></noscript></article>`,

  sheets: `<google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" cellpadding="0" dir="ltr" border="1" style="table-layout:fixed" data-sheets-root="1"><colgroup><col width="100"/><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="font-weight:bold;" data-sheets-value="{&quot;1&quot;:2}">Year</td><td style="font-weight:bold;">Riders</td></tr><tr><td style="text-align:right;" data-sheets-value="{}">1931</td><td rowspan="2" style="text-align:right;">12</td></tr><tr><td style="text-align:right">1932</td></tr></tbody></table>`,

  sheetsCell: `<meta name="generator" content="Sheets"/><google-sheets-html-origin><table dir="ltr"><tbody><tr><td>1931</td></tr></tbody></table>`,

  editorCode: `<meta charset='utf-8'><pre style="color:#d4d4d4;font-family:Menlo,monospace"><span style="color:#569cd6;">const</span> a = 1<br>  b()</pre>`,

  wordPad: String.raw`{\rtf1\ansi\ansicpg1252\deff0\nouicompat\deflang1033{\fonttbl{\f0\fnil\fcharset0 Calibri;}{\f1\fnil\fcharset2 Symbol;}}
{\colortbl ;\red0\green0\blue255;}
{\*\generator Riched20 10.0.22621}\viewkind4\uc1
\pard\sa200\sl276\slmult1\f0\fs22\lang9 The \b ferry\b0  is \i late\i0 : see {{\field{\*\fldinst{HYPERLINK https://ferry.example/times }}{\fldrslt{the timetable\ul0\cf0}}}}\f0\fs22 .\par

\pard{\pntext\f1\'B7\tab}{\*\pn\pnlvlblt\pnf1\pnindent0{\pntxtb\'B7}}\fi-360\li720\sa200\sl276\slmult1 Adults pay 4.50\par
{\pntext\f1\'B7\tab}Children\rquote s fares fall\par

\pard\sa200\sl276\slmult1\par
\ldblquote Caf\'e9\rdblquote  is closed.\par
}`,
} as const
