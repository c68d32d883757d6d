import type { ReactNode } from 'react'
import { closedTextOf } from '#contract/conversations.ts'
import type { ReaderAssistant, ReaderForum } from '#contract/reader.schema.ts'
import { Island } from '../core/Island.tsx'
import { referenceOf } from '../core/references.ts'
import type { PageContext } from '../core/render.types.ts'
import type { ChatSite } from './ChatAnswer.tsx'
import { ChatIsland } from './chat.island.tsx'
import { ForumIsland } from './forum.island.tsx'
import { CandidateList, ToolTitle, UnavailableChat } from './HtmlTools.tsx'

interface ToolProps {
  page: PageContext
  // Begins the ids of its parts.
  formId: string
}

const siteOf = ({ site: { name, brand, timeZone, url } }: PageContext): ChatSite => ({ name, brand, timeZone, url })

/** Renders a chat with an assistant; undefined for one that does not exist. */
export function ChatTool({
  assistant,
  page,
  formId,
}: ToolProps & { assistant: ReaderAssistant | undefined }): ReactNode {
  if (!assistant?.isOn) return <UnavailableChat name={assistant?.name ?? 'Ask a question'} />
  const { slug, name, suggestedQuestions } = assistant
  return (
    <>
      <ToolTitle>{name}</ToolTitle>
      <Island
        name="chat"
        component={ChatIsland}
        props={{ assistant: slug, name, suggestedQuestions, site: siteOf(page), formId }}
      />
    </>
  )
}

// Pixels of a portrait on a screen with two pixels in the place of one.
const portraitPixels = 192

/** Renders a candidate forum; the candidates alone where none of them can be asked. */
export function ForumTool({ forum, page, formId }: ToolProps & { forum: ReaderForum }): ReactNode {
  const isOn = (slug: string | null) => referenceOf(page.references.assistants, slug)?.isOn ?? false
  const closedText = closedTextOf(forum, page.now)
  if (closedText !== null || !forum.candidates.some(({ assistant }) => isOn(assistant))) {
    const candidates = forum.candidates.map(({ image, ...candidate }) => ({
      ...candidate,
      portrait: image && <page.Picture media={image} alt="" sizes="96px" aspectRatio={1} className="html__portrait" />,
    }))
    return (
      <CandidateList title={forum.title} candidates={candidates}>
        <p className="html__unavailable">{closedText ?? forum.closedText}</p>
      </CandidateList>
    )
  }
  const candidates = forum.candidates.map(({ name, label, image, assistant }) => ({
    name,
    label,
    portrait: image && { src: page.pictureHref(image, portraitPixels), ...image.focalPoint },
    assistant,
    isOn: isOn(assistant),
  }))
  return (
    <>
      <ToolTitle>{forum.title}</ToolTitle>
      <Island
        name="candidate-forum"
        component={ForumIsland}
        props={{
          ...{ forumId: forum.id, closesAt: forum.closesAt, candidates, isOrderDrawn: forum.isOrderDrawn },
          ...{ site: siteOf(page), formId },
        }}
      />
    </>
  )
}
