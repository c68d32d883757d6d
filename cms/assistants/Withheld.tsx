export function Withheld({ sentences }: { sentences: readonly { text: string; reason: string }[] }) {
  if (sentences.length === 0) return null
  return (
    <section className="desk__withheld">
      <h4>Left out of the answer</h4>
      <ul>
        {sentences.map(({ text, reason }) => (
          <li key={`${reason} ${text}`}>
            <bdi>{text}</bdi> <span className="desk__reason">{reason}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
