interface Props {
  url: string
  headline: string
}

/** Ways to pass a story on that need no script and tell nobody who read it. */
export function ShareLinks({ url, headline }: Props) {
  const link = encodeURIComponent(url)
  const text = encodeURIComponent(headline)
  const ways = [
    { name: 'Email', label: 'Share by email', href: `mailto:?subject=${text}&body=${text}%0A%0A${link}` },
    { name: 'Facebook', label: 'Share on Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
    { name: 'Bluesky', label: 'Share on Bluesky', href: `https://bsky.app/intent/compose?text=${text}%20${link}` },
  ]
  return (
    <ul className="share-links" aria-label="Share this story">
      {ways.map(({ name, label, href }) => (
        <li key={name}>
          <a className="share-links__link" href={href} aria-label={label} rel="nofollow noopener">
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
