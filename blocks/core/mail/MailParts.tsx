/** The parts that the mail faces of several blocks are made of. Layout is done with tables: Outlook knows nothing else. */
import type { CSSProperties, ReactNode } from 'react'
import type { ReaderMedia, ReaderPlatform } from '#contract/reader.schema.ts'
import { atLeast, pictureAddress } from '#contract/readerAddresses.ts'
import { inkOn } from '../inkOn.ts'
import { Link } from '../Link.tsx'
import { absoluteHref, safeHref } from '../safeHref.ts'
import type { MailContext } from './mail.types.ts'
import {
  headingInMail,
  headlineInMail,
  labelInMail,
  mailColors,
  noteInMail,
  panelPadding,
  textInMail,
} from './mailStyles.ts'

// Pixels of the widest file that a mail loads.
const widestFile = 1024

/** Attributes of a table that only arranges. */
export const layoutTable = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 } as const

/** Pixels between two cells beside each other. */
export const cellGap = 16

/** Renders the space between two cells: a cell, because it is on the right side in every direction of reading. */
export function MailGap({ isStacked = false }: { isStacked?: boolean }) {
  return (
    <td width={cellGap} className={isStacked ? 'gap' : undefined} style={{ width: cellGap }}>
      &nbsp;
    </td>
  )
}

interface PictureProps {
  media: ReaderMedia
  alt: string
  page: MailContext
  // Pixels that there are for it.
  width: number
  // Where it leads.
  href?: string
}

/**
 * Renders a picture at most as wide as there is room, from a file of twice that width. Programs for mail show no SVG: its
 * alternative text stands for it.
 */
export function MailPicture({ media, alt, page, width, href = '' }: PictureProps): ReactNode {
  const isDrawing = media.mimeType === 'image/svg+xml'
  const file = atLeast(Math.min(2 * width, widestFile))
  const src = isDrawing ? null : absoluteHref(pictureAddress(media, page.site.url, file), page.site.url)
  if (src === null) return alt.trim() ? <p {...noteInMail}>{alt}</p> : null
  const shown = Math.min(width, media.width ?? width)
  const height = media.width && media.height ? Math.round((shown * media.height) / media.width) : undefined
  const style: CSSProperties = {
    ...noteInMail.style,
    display: 'block',
    width: '100%',
    maxWidth: shown,
    height: 'auto',
    border: 0,
    margin: '0 0 8px',
  }
  return (
    <Link href={href} page={page}>
      <img src={src} alt={alt} width={shown} height={height} className="soft" style={style} />
    </Link>
  )
}

/** Renders caption and credit of a picture; nothing when both are empty. */
export function MailCaption({
  caption,
  credit,
  separator = ' ',
}: Record<'caption' | 'credit', string> & { separator?: string }) {
  const words = [caption.trim(), credit.trim()].filter(Boolean).join(separator)
  return words ? <p {...noteInMail}>{words}</p> : <MailSpace height={8} />
}

/** Renders empty space. */
export function MailSpace({ height }: { height: number }) {
  return (
    <table {...layoutTable} width="100%">
      <tbody>
        <tr>
          <td height={height} style={{ fontSize: 1, lineHeight: `${height}px` }}>
            &nbsp;
          </td>
        </tr>
      </tbody>
    </table>
  )
}

/** Renders a box with a ground of its own. */
export function MailPanel({ children }: { children: ReactNode }) {
  const style = { backgroundColor: mailColors.panel.light, padding: `${panelPadding}px ${panelPadding}px 4px` }
  return (
    <>
      <table {...layoutTable} width="100%">
        <tbody>
          <tr>
            <td className="panel" style={style}>
              {children}
            </td>
          </tr>
        </tbody>
      </table>
      <MailSpace height={16} />
    </>
  )
}

/** Renders the title of a part of an issue. */
export function MailTitle({ children, level = 3 }: { children: ReactNode; level?: number }) {
  return <h2 {...headingInMail(level)}>{children}</h2>
}

/** Renders a line with a link to the issue on the site, for what only a page can show. */
export function PageLink({ page, children }: { page: MailContext; children: ReactNode }) {
  return (
    <p {...textInMail}>
      <Link href={page.pageUrl} page={page}>
        {children}
      </Link>
    </p>
  )
}

interface ButtonProps {
  href: string
  page: MailContext
  isOutlined?: boolean
  children: ReactNode
}

/** Renders a button that Outlook draws as well: a cell with a ground, and the link in it. Without an address, its label. */
export function MailButton({ href, page, isOutlined = false, children }: ButtonProps) {
  const target = absoluteHref(href, page.site.url)
  const accent = page.site.accent.light
  const ground = isOutlined ? undefined : accent
  const color = isOutlined ? mailColors.ink.light : (inkOn(accent) ?? '#ffffff')
  if (target === null) return <p {...textInMail}>{children}</p>
  return (
    <table {...layoutTable} style={{ margin: '0 0 16px' }}>
      <tbody>
        <tr>
          <td style={{ border: `2px solid ${accent}`, backgroundColor: ground, padding: '9px 18px' }}>
            <a
              href={target}
              className={isOutlined ? 'ink' : undefined}
              style={{ ...headlineInMail.style, fontSize: 16, lineHeight: '20px', color, textDecoration: 'none' }}
            >
              {children}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  )
}

interface ListenProps {
  trigger: 'See All Episodes' | 'Listen'
  platforms: readonly ReaderPlatform[]
  // The site's own page of it, where it is on no platform.
  href: string
  page: MailContext
}

/** Renders the ways to listen as links. */
export function MailListen({ trigger, platforms, href, page }: ListenProps) {
  const safe = platforms.filter((platform) => safeHref(platform.href) !== null)
  if (safe.length === 0) {
    return (
      <p {...noteInMail}>
        <Link href={href} page={page}>
          {trigger}
        </Link>
      </p>
    )
  }
  return (
    <p {...noteInMail}>
      {trigger}:{' '}
      {safe.map((platform, index) => (
        <span key={platform.href}>
          {index > 0 && ', '}
          <Link href={platform.href} page={page}>
            {platform.label}
          </Link>
        </span>
      ))}
    </p>
  )
}

interface BesideProps {
  picture: ReactNode
  // Pixels of the picture.
  width: number
  children: ReactNode
}

/** Renders words beside a small picture; the words alone without one. */
export function MailBeside({ picture, width, children }: BesideProps) {
  if (!picture) return children
  return (
    <table {...layoutTable} width="100%">
      <tbody>
        <tr>
          <td width={width} style={{ width, verticalAlign: 'top' }}>
            {picture}
          </td>
          <MailGap />
          <td style={{ verticalAlign: 'top' }}>{children}</td>
        </tr>
      </tbody>
    </table>
  )
}

/** Renders a headline that leads to its story, with a note below. */
export function MailHeadline({
  href,
  page,
  note = '',
  children,
}: {
  href: string
  page: MailContext
  note?: string
  children: ReactNode
}) {
  return (
    <>
      <p {...headlineInMail}>
        <Link href={href} page={page}>
          {children}
        </Link>
      </p>
      {note && <p {...labelInMail}>{note}</p>}
    </>
  )
}
