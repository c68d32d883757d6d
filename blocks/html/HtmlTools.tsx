import type { ReactNode } from 'react'

/** A disabled chat. */
export function AiChat(): ReactNode {
  return (
    <>
      <h2 className="html__tool-title">Ask a question</h2>
      <p className="html__unavailable">The assistant is not available right now.</p>
    </>
  )
}

interface CandidateForumProps {
  title: string
  candidates: { name: string; label: string; portrait: ReactNode }[]
}

/** The candidates of an election, without a way to ask them. */
export function CandidateForum({ title, candidates }: CandidateForumProps): ReactNode {
  return (
    <>
      <h2 className="html__tool-title">{title}</h2>
      <ul className="html__candidates">
        {candidates.map(({ name, label, portrait }) => (
          <li key={name} className="html__candidate">
            {portrait}
            <span className="html__candidate-name">{name}</span>
            {label.trim() && <span className="html__candidate-label">{label}</span>}
          </li>
        ))}
      </ul>
      <p className="html__unavailable">The candidates’ answers are not available right now.</p>
    </>
  )
}
