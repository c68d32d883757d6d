import { chatLimits } from '#contract/conversations.ts'

interface Props {
  action: string
  label: string
  button: string
  draft: string
  trouble: string | null
  // Fields that go with the question; those that are null do not.
  hidden?: Record<string, string | null>
  suggestedQuestions?: string[]
}

/** Renders a question, as a form that works without script. */
export function QuestionForm({ action, label, button, draft, trouble, hidden = {}, suggestedQuestions = [] }: Props) {
  return (
    <form className="html-chat__form" method="post" action={action}>
      {Object.entries(hidden).map(([name, value]) =>
        value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      {suggestedQuestions.length > 0 && (
        <div className="html-chat__suggestions">
          {suggestedQuestions.map((question) => (
            <button
              key={question}
              type="submit"
              name="suggested"
              value={question}
              formNoValidate
              className="html-chat__suggestion"
            >
              {question}
            </button>
          ))}
        </div>
      )}
      {trouble !== null && (
        <p className="chat-page__trouble" role="alert" id="trouble">
          {trouble}
        </p>
      )}
      <label className="html-chat__field-label" htmlFor="question">
        {label}
      </label>
      <textarea
        id="question"
        name="question"
        className="html-chat__field html-forum__field"
        rows={3}
        required
        maxLength={chatLimits.question}
        autoComplete="off"
        dir="auto"
        aria-describedby={trouble === null ? undefined : 'trouble'}
        defaultValue={draft}
      />
      <button type="submit" className="button">
        {button}
      </button>
      <p className="chat-page__note">The answer takes a moment: the page loads once it is complete.</p>
    </form>
  )
}
