import type { ReactNode } from 'react'

export function ToolTitle({ children }: { children: ReactNode }): ReactNode {
  return <h2 className="html__tool-title">{children}</h2>
}

/** The words in the place of a chat that cannot be used. */
export const unavailableWords = 'The assistant is not available right now.'

/** Renders a chat that cannot be used. */
export function UnavailableChat({ name }: { name: string }): ReactNode {
  return (
    <>
      <ToolTitle>{name}</ToolTitle>
      <p className="html__unavailable">{unavailableWords}</p>
    </>
  )
}

interface CandidateListProps {
  title: string
  candidates: { name: string; label: string; portrait: ReactNode }[]
  // Below the candidates.
  children?: ReactNode
}

/** Renders the candidates of an election, without a way to ask them. */
export function CandidateList({ title, candidates, children }: CandidateListProps): ReactNode {
  return (
    <>
      <ToolTitle>{title}</ToolTitle>
      <ul className="html__candidates">
        {candidates.map(({ name, label, portrait }) => (
          <li key={name} className="html__candidate">
            {portrait}
            <span className="html__candidate-name">{name}</span>
            {label.trim() && <span className="html__candidate-label">{label}</span>}
          </li>
        ))}
      </ul>
      {children}
    </>
  )
}
