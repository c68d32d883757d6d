interface Props {
  src: string
  title: string
  className: string
  // Pixels; undefined for the height of the style sheet.
  height?: number
}

// Restricts the frame: it cannot navigate the page, nor use features that need the reader's permission. With scripts
// and its own origin together, a page of this very site could remove its sandbox: such a page has to give up its origin
// by itself, with the policy it is sent with.
const sandbox = [
  'allow-scripts',
  'allow-same-origin',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-forms',
  'allow-presentation',
].join(' ')

/**
 * Renders a page of another site in a sandboxed frame: it runs scripts and can open links, but can neither navigate nor
 * read this page. The browser loads it when it comes near the viewport.
 */
export function Frame({ src, title, className, height }: Props) {
  return (
    <iframe
      src={src}
      title={title}
      className={className}
      sandbox={sandbox}
      loading="lazy"
      referrerPolicy="strict-origin-when-cross-origin"
      allowFullScreen
      // Players of music and films do not play without; the page in the frame may be led on to another origin.
      allow="encrypted-media *"
      height={height}
    />
  )
}
