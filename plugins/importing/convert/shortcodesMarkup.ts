/** The HTML of shortcodes that show something we know: pictures, players, what other sites let others show. */
import type { ConvertOptions } from './convert.types.ts'
import type { Shortcode } from './shortcodes.read.ts'

// Returns the HTML that stands for a shortcode and what it encloses; null when it says too little.
type Expand = (shortcode: Shortcode, inside: string, options: ConvertOptions) => string | null

export function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
}
export function escapeText(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;')
}

/** Markup between blank lines is a block of its own in classic text. */
export function apart(markup: string): string {
  return `\n\n${markup}\n\n`
}

// The picture (in its link, if it has one) at the beginning of what a caption shortcode holds; the rest is the caption.
const captioned = /^\s*((?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i

const caption: Expand = ({ attributes }, inside) => {
  const parts = captioned.exec(inside)
  if (!parts) return null
  const words = parts[2]?.trim() || escapeText(attributes.caption ?? '')
  const align = attributes.align ?? 'alignnone'
  return apart(`<figure class="${escapeAttribute(align)}">${parts[1] ?? ''}<figcaption>${words}</figcaption></figure>`)
}

const idsOf = (list: string | undefined): string[] | undefined => list?.split(',').map((id) => id.trim())

type Attachment = NonNullable<ReturnType<NonNullable<ConvertOptions['attachment']>>>

// The attachments with these numbers; null when one of them is not known.
function attachmentsOf(ids: readonly string[], { attachment }: ConvertOptions): [string, Attachment][] | null {
  const found = ids.map((id) => [id, attachment?.(id) ?? null] as const)
  const known = found.flatMap(([id, one]): [string, Attachment][] => (one ? [[id, one]] : []))
  return known.length > 0 && known.length === found.length ? known : null
}

const figureOf = ([id, { url, alt, caption: words }]: [string, Attachment], align = ''): string => {
  const image = `<img class="wp-image-${id}" src="${escapeAttribute(url)}" alt="${escapeAttribute(alt)}">`
  const name = align ? ` class="align${escapeAttribute(align)}"` : ''
  return `<figure${name}>${image}${words ? `<figcaption>${words}</figcaption>` : ''}</figure>`
}

const galleryOf = (ids: readonly string[], options: ConvertOptions): string | null => {
  const pictures = attachmentsOf(ids, options)
  if (!pictures) return null
  const figures = pictures.map((picture) => figureOf(picture))
  return apart(`<figure class="wp-block-gallery">${figures.join('')}</figure>`)
}

const gallery: Expand = ({ attributes }, _inside, options) => {
  const chosen = idsOf(attributes.ids ?? attributes.include)
  const excluded = idsOf(attributes.exclude) ?? []
  return galleryOf(
    (chosen ?? options.ownAttachments ?? []).filter((id) => id && !excluded.includes(id)),
    options,
  )
}

const fileEndings = {
  audio: ['src', 'mp3', 'm4a', 'ogg', 'wav', 'flac', 'wma', 'audio', 'url'],
  video: ['src', 'mp4', 'm4v', 'webm', 'ogv', 'wmv', 'flv', 'video', 'url'],
}

const isAddress = (text: string | undefined): text is string => /^(https?:)?\/\//.test(text?.trim() ?? '')

function playerOf(type: 'audio' | 'video', { attributes, values }: Shortcode, inside: string): string | null {
  const named = fileEndings[type].map((name) => attributes[name])
  const enclosed = inside.replace(/<[^<>]*>/g, '').trim()
  const source = [...named, ...values, enclosed].find((url) => isAddress(url) || /^\/[^/]/.test(url ?? ''))
  if (!source) return null
  const isOn = (name: string) => /^(1|on|true|yes)$/.test(attributes[name] ?? '')
  const settings = ['autoplay', 'loop', 'muted'].filter(isOn).map((name) => ` ${name}`)
  const poster = attributes.poster ? ` poster="${escapeAttribute(attributes.poster)}"` : ''
  const player = `<${type} controls${settings.join('')}${poster} src="${escapeAttribute(source.trim())}"></${type}>`
  return apart(`<figure class="wp-block-${type}">${player}</figure>`)
}

const playlist: Expand = ({ attributes }, _inside, options) => {
  const type = attributes.type === 'video' ? 'video' : 'audio'
  const files = attachmentsOf(idsOf(attributes.ids) ?? options.ownAttachments ?? [], options)
  const figures = files?.map(([, { url, caption: words }]) => {
    const player = `<${type} controls src="${escapeAttribute(url)}"></${type}>`
    return `<figure class="wp-block-${type}">${player}${words ? `<figcaption>${words}</figcaption>` : ''}</figure>`
  })
  return figures ? apart(figures.join('\n\n')) : null
}

export function embedMarkup(url: string): string {
  return apart(
    `<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">${escapeText(url.trim())}</div></figure>`,
  )
}

const embedOf =
  (addressOf: (id: string) => string | null = () => null): Expand =>
  ({ attributes, values }, inside) => {
    const { url, src, link, id, source, video_id: videoId, video } = attributes
    const enclosed = inside.replace(/<[^<>]*>/g, '').trim()
    const named = [url, src, link, id, source, videoId, video, ...values, enclosed].filter((one) => one !== undefined)
    const address = named.find(isAddress)
    if (address) return embedMarkup(address.startsWith('//') ? `https:${address}` : address)
    const number = named.find((one) => /^[\w:./-]+$/.test(one))
    const made = number ? addressOf(number) : null
    return made ? embedMarkup(made) : null
  }

const youtube = embedOf((id) => (/^[\w-]{11}$/.test(id) ? `https://www.youtube.com/watch?v=${id}` : null))
const vimeo = embedOf((id) => (/^\d+$/.test(id) ? `https://vimeo.com/${id}` : null))
const dailymotion = embedOf((id) => `https://www.dailymotion.com/video/${id}`)
const tweet = embedOf((id) => (/^\d+$/.test(id) ? `https://twitter.com/i/status/${id}` : null))
const spotify = embedOf((id) => {
  const [, kind, key] = /^spotify:(\w+):(\w+)$/.exec(id) ?? []
  return kind && key ? `https://open.spotify.com/${kind}/${key}` : null
})
const ted = embedOf((id) => (/^[a-z_0-9]+$/.test(id) ? `https://www.ted.com/talks/${id}` : null))
const video: Expand = (shortcode, inside) => playerOf('video', shortcode, inside)
const audio: Expand = (shortcode, inside) => playerOf('audio', shortcode, inside)

// A film of a page builder: a file plays, the address of a site is embedded.
const film: Expand = (shortcode, inside, options) => {
  const { url, src, link } = shortcode.attributes
  const isFile = [url, src, link].some((address) => /\.(mp4|m4v|webm|ogv)\b/i.test(address ?? ''))
  return isFile ? video(shortcode, inside, options) : embedOf()(shortcode, inside, options)
}

const heading: Expand = ({ attributes }, inside) => {
  const words = attributes.text ?? attributes.heading ?? attributes.title ?? inside
  const level =
    /\btag:h([1-6])/.exec(attributes.font_container ?? '')?.[1] ?? /^h?([1-6])$/.exec(attributes.tag ?? '')?.[1]
  return words.trim() ? apart(`<h${level ?? 2}>${words.trim()}</h${level ?? 2}>`) : null
}

// WPBakery writes a link as `url:https%3A%2F%2Fx.test|title:Words`.
function addressIn(link: string): string {
  const [, encoded] = /^url:([^|]*)/.exec(link) ?? []
  if (encoded === undefined) return link
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}

const button: Expand = ({ attributes }, inside) => {
  const link = addressIn(attributes.link ?? attributes.url ?? attributes.button_url ?? attributes.href ?? '')
  const words = attributes.title ?? attributes.button_text ?? attributes.label ?? attributes.text
  const shown = inside.trim() || escapeText(words ?? '')
  if (!shown) return null
  return apart(link ? `<p><a href="${escapeAttribute(link)}">${shown}</a></p>` : `<p>${shown}</p>`)
}

const picture: Expand = ({ attributes, name }, inside, options) => {
  const { src, alt = '', url, link } = attributes
  const ids = idsOf(attributes.image ?? attributes.attachment ?? attributes.image_id)
  const known = ids && attachmentsOf(ids, options)
  if (known) return apart(known.map((one) => figureOf(one, attributes.alignment ?? attributes.align)).join(''))
  if (/<img\b/i.test(inside)) return apart(inside)
  if (!isAddress(src)) return null
  const image = `<img src="${escapeAttribute(src)}" alt="${escapeAttribute(alt)}">`
  const target = name === 'et_pb_image' ? url : link
  return apart(isAddress(target) ? `<a href="${escapeAttribute(target)}">${image}</a>` : image)
}

const pictures: Expand = ({ attributes }, _inside, options) =>
  galleryOf(idsOf(attributes.images ?? attributes.gallery_ids ?? attributes.ids) ?? [], options)

// WPBakery and Avada keep raw HTML as Base64 of its percent-encoded letters, or of itself.
const encodedHtml: Expand = (_shortcode, inside) => {
  const encoded = inside.replace(/<[^<>]*>|\s/g, '')
  if (!/^[\w+/]+={0,2}$/.test(encoded)) return inside.trim() ? apart(inside) : null
  const decoded = Buffer.from(encoded, 'base64').toString()
  try {
    return apart(decodeURIComponent(decoded))
  } catch {
    return apart(decoded)
  }
}

const rule: Expand = ({ attributes }) => apart(`<hr>${attributes.title ? `\n\n${escapeText(attributes.title)}` : ''}`)
const nothing: Expand = () => apart('')

/** Names of notes. Without an end they are words in brackets. */
export const noteNames = ['footnote', 'fn', 'efn_note', 'mfn', 'ref']

// A note of a plugin that numbers notes: in brackets where its mark stood, so that it does not join the sentence.
const sentenceNote: Expand = ({ name }, inside, { note }) => {
  if (inside.trim() === '') return null
  note('simplified', `note of [${name}]`)
  return ` (${inside.trim()}) `
}

/** Shortcodes that become markup. */
export const expanders: Readonly<Record<string, Expand>> = {
  ...{ caption, wp_caption: caption, gallery, audio, video, playlist, embed: embedOf() },
  ...{ youtube, youtube_sc: youtube, vimeo, dailymotion, tweet, twitter: tweet, spotify, ted },
  ...{ soundcloud: embedOf(), instagram: embedOf(), facebook: embedOf(), tiktok: embedOf(), flickr: embedOf() },
  ...{ mixcloud: embedOf(), reddit: embedOf(), scribd: embedOf(), gist: embedOf(), videopress: embedOf() },
  ...{ fusion_youtube: youtube, fusion_vimeo: vimeo, su_youtube: youtube, su_youtube_advanced: youtube },
  ...{ su_vimeo: vimeo, su_dailymotion: dailymotion, vc_video: film, et_pb_video: film, av_video: film },
  ...{
    fusion_video: film,
    su_video: video,
    su_audio: audio,
    et_pb_audio: audio,
    fusion_audio: audio,
    av_player: audio,
  },
  ...{ vc_custom_heading: heading, av_heading: heading, fusion_title: heading, su_heading: heading },
  ...{ vc_btn: button, vc_button: button, vc_button2: button, et_pb_button: button, fusion_button: button },
  ...{ av_button: button, su_button: button, vc_single_image: picture, et_pb_image: picture, av_image: picture },
  ...{ fusion_imageframe: picture, vc_gallery: pictures, vc_images_carousel: pictures, et_pb_gallery: pictures },
  ...{ av_gallery: pictures, vc_raw_html: encodedHtml, vc_raw_js: encodedHtml, fusion_code: encodedHtml },
  ...{ vc_separator: rule, vc_text_separator: rule, et_pb_divider: rule, fusion_separator: rule, av_hr: rule },
  ...Object.fromEntries(noteNames.map((name) => [name, sentenceNote])),
  ...{ su_divider: rule, vc_empty_space: nothing, su_spacer: nothing },
}
