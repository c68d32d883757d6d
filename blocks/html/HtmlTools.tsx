import type { ReactNode } from 'react'
import type { ReaderForum } from '../core/reader.types.ts'
import type { PageContext } from '../core/render.types.ts'

/** A chat that cannot be talked to. */
export function AiChat(): ReactNode {
  return (
    <>
      <h2 className="html__tool-title">Ask a question</h2>
      <p className="html__unavailable">The assistant is not available right now.</p>
    </>
  )
}

interface CandidateForumProps {
  forum: ReaderForum
  page: PageContext
}

/** Who stands for election, and that they cannot be asked. */
export function CandidateForum({ forum, page }: CandidateForumProps): ReactNode {
  return (
    <>
      <h2 className="html__tool-title">{forum.title}</h2>
      <ul className="html__candidates">
        {forum.candidates.map(({ name, label, image }) => (
          <li key={name} className="html__candidate">
            {image && <page.Picture media={image} alt="" sizes="96px" aspectRatio={1} className="html__portrait" />}
            <span className="html__candidate-name">{name}</span>
            {label.trim() && <span className="html__candidate-label">{label}</span>}
          </li>
        ))}
      </ul>
      <p className="html__unavailable">The candidates’ answers are not available right now.</p>
    </>
  )
}
