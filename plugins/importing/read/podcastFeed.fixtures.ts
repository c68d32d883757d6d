// For tests: the feed of a podcast, as hosts of podcasts write it.
const namespaces = [
  'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"',
  'xmlns:content="http://purl.org/rss/1.0/modules/content/"',
  'xmlns:podcast="https://podcastindex.org/namespace/1.0"',
  'xmlns:atom="http://www.w3.org/2005/Atom"',
  'xmlns:psc="http://podlove.org/simple-chapters"',
].join(' ')

export const podcastGuid = '917393e3-1b1e-5cef-ace4-edaa54e1f810'

/** @param host address of the old site @param items elements of the episodes @param more elements of the channel */
export function podcastFeedOf(host: string, items: string, more = ''): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" ${namespaces}><channel>
<atom:link href="${host}/feeds/ebb.xml" rel="self" type="application/rss+xml"/>
<title>Ebb &amp; Flow</title>
<link>${host}/shows/ebb</link>
<language>en-us</language>
<description>&lt;p&gt;The town, &lt;b&gt;by ear&lt;/b&gt;.&lt;/p&gt;</description>
<image><url>${host}/cover.png</url><title>Ebb &amp; Flow</title><link>${host}/shows/ebb</link></image>
<itunes:image href="${host}/cover.png"/>
<itunes:category text="Society &amp; Culture"><itunes:category text="Documentary"/></itunes:category>
<itunes:explicit>false</itunes:explicit>
<itunes:type>serial</itunes:type>
<itunes:owner><itunes:name>Ana</itunes:name><itunes:email>ebb@old.test</itunes:email></itunes:owner>
<podcast:guid>${podcastGuid}</podcast:guid>
${more}${items}
</channel></rss>`
}

/** An episode with every element that the import reads. */
export function wholeItem(host: string): string {
  return `<item>
<title>The &amp;quot;wall&amp;quot;</title>
<link>${host}/ebb/the-wall</link>
<guid isPermaLink="false">Buzz-41</guid>
<pubDate>Thu, 02 Jan 2020 03:04:05 -0800</pubDate>
<description>A short word about the wall.</description>
<content:encoded><![CDATA[<p>Notes with a <a href="/more">link</a>.</p><ul><li>One</li></ul>]]></content:encoded>
<enclosure url="${host}/audio/wall.mp3" length="1" type="audio/mpeg"/>
<itunes:image href="${host}/wall.png"/>
<itunes:season>2</itunes:season><itunes:episode>5</itunes:episode><itunes:episodeType>bonus</itunes:episodeType>
<itunes:duration>28:10</itunes:duration><itunes:keywords>harbor, dredging</itunes:keywords>
<podcast:person role="host">Ana Host</podcast:person><podcast:person role="Guest">Gus Guest</podcast:person>
<podcast:transcript url="${host}/wall.json" type="application/json"/>
<podcast:transcript url="${host}/wall.srt" type="text/html"/>
<podcast:chapters url="${host}/wall.chapters" type="application/json+chapters"/>
<podcast:soundbite startTime="1" duration="2"/>
</item>`
}

export function plainItem(host: string, name: string, more = ''): string {
  return `<item>
<title>${name}</title><guid>${host}/ebb/${name}</guid><pubDate>Wed, 01 Jan 2020 00:00:00 GMT</pubDate>
<description>First line.
Second line, with 1 &lt; 2 and https://old.test.</description>
<enclosure url="${host}/audio/${name}.mp3" length="0" type="audio/mpeg"/>${more}
</item>`
}
