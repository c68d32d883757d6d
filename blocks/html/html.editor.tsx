'use client'

import { AlignmentTool, ToolSelect } from '../core/BlockTools.tsx'
import { HtmlIcon } from '../core/blockIcons.tsx'
import { ChosenDocument, type DocumentChoice, DocumentTools } from '../core/ChosenDocument.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import { ReaderLook } from '../core/ReaderLook.tsx'
import { HtmlMarkup } from './HtmlMarkup.tsx'
import { CandidateList, ToolTitle, unavailableWords } from './HtmlTools.tsx'
import type { html } from './html.schema.ts'

const forumChoice = ({ props, services, update }: EditorViewProps<typeof html>): DocumentChoice => ({
  collection: 'candidate-forums',
  noun: 'Candidate Forum',
  id: props.forumId,
  services,
  choose: (forumId) => update({ forumId }),
})

const assistantChoice = ({ props, services, update }: EditorViewProps<typeof html>): DocumentChoice => ({
  collection: 'assistants',
  noun: 'Assistant',
  id: props.assistant.trim() || null,
  services,
  choose: (assistant) => update({ assistant }),
})

function ForumFace({ isEditable, ...view }: EditorViewProps<typeof html>) {
  const portraitOf = (imageId: string | null) => {
    const media = imageId ? view.services.findMedia(imageId) : null
    return media ? <img src={media.src} alt="" className="html__portrait" /> : null
  }
  return (
    <ChosenDocument {...forumChoice({ isEditable, ...view })} Icon={HtmlIcon} isEditable={isEditable}>
      {({ title, candidates = [] }) => (
        <ReaderLook>
          <div className="html--tool">
            <CandidateList
              title={title}
              candidates={candidates.map(({ imageId, ...candidate }) => ({
                ...candidate,
                portrait: portraitOf(imageId),
              }))}
            />
          </div>
        </ReaderLook>
      )}
    </ChosenDocument>
  )
}

// Renders a chat as readers find it, without a way to ask.
function ChatFace({ isEditable, ...view }: EditorViewProps<typeof html>) {
  return (
    <ChosenDocument {...assistantChoice({ isEditable, ...view })} Icon={HtmlIcon} isEditable={isEditable}>
      {({ title, text, suggestedQuestions = [] }) => (
        <ReaderLook>
          <div className="html--tool">
            <ToolTitle>{title}</ToolTitle>
            {text ? (
              <p className="html__unavailable">{unavailableWords}</p>
            ) : (
              <>
                {suggestedQuestions.length > 0 && (
                  <div className="html-chat__suggestions">
                    {suggestedQuestions.map((question) => (
                      <span key={question} className="html-chat__suggestion">
                        {question}
                      </span>
                    ))}
                  </div>
                )}
                <span className="html-chat__field-label">Ask a question</span>
                <div className="html-chat__row">
                  <span className="html-chat__field" />
                  <span className="button">Send</span>
                </div>
              </>
            )}
          </div>
        </ReaderLook>
      )}
    </ChosenDocument>
  )
}

// Renders the block; read-only, with a note, for users who may not write html.
function HtmlBody(view: EditorViewProps<typeof html>) {
  const isEditable = view.isEditable && view.services.mayEditHtml
  const own = { ...view, isEditable }
  return (
    <>
      {view.props.tool === 'none' && <HtmlMarkup {...own} />}
      {view.props.tool === 'ai-chat' && <ChatFace {...own} />}
      {view.props.tool === 'candidate-forum' && <ForumFace {...own} />}
      {view.isEditable && !isEditable && (
        <p className="html-face-note">You can read this block. To change it takes the permission to edit HTML.</p>
      )}
    </>
  )
}

const toolOptions = [
  { value: 'none', label: 'Markup' },
  { value: 'ai-chat', label: 'AI chat' },
  { value: 'candidate-forum', label: 'Candidate forum' },
] as const

function HtmlToolbar(view: EditorViewProps<typeof html>) {
  const { props, services, update } = view
  if (!services.mayEditHtml) return null
  return (
    <>
      <ToolSelect label="Content" value={props.tool} options={toolOptions} onChange={(tool) => update({ tool })} />
      {props.tool === 'ai-chat' && <DocumentTools {...assistantChoice(view)} />}
      {props.tool === 'candidate-forum' && <DocumentTools {...forumChoice(view)} />}
      <AlignmentTool
        choices={['none', 'left', 'center', 'right', 'wide', 'full']}
        value={props.alignment}
        update={update}
      />
    </>
  )
}

export const htmlEditorView: BlockEditorView<typeof html> = {
  Icon: HtmlIcon,
  keywords: ['code', 'markup', 'embed', 'chat', 'assistant', 'candidates', 'election'],
  isInsertable: true,
  Body: HtmlBody,
  Toolbar: HtmlToolbar,
}
