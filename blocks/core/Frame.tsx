interface Props {
  src: string
  /** What a screen reader calls it. */
  title: string
  className: string
  /** Pixels; absent for what the style sheet says. */
  height?: number
}

/**
 * Keeps the page from being led away, and from what needs the reader's leave. With scripts and its own origin together, a
 * page of this very site could take its sandbox off: such a page has to give its origin up by itself, with the policy it
 * is sent with.
 */
const sandbox = [
  'allow-scripts',
  'allow-same-origin',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-forms',
  'allow-presentation',
].join(' ')

/**
 * Somebody else's page in a sandboxed frame: it runs, it can open what one clicks on, and it can neither lead this page
 * away nor read it. The browser loads it when it comes near.
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
