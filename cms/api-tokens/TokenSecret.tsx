'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'

/** Shows the secret of a new token, once. */
export function TokenSecret({ secret, onDone }: { secret: string; onDone: () => void }) {
  const [isCopied, setCopied] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="token__secret">
      <h1 ref={heading} tabIndex={-1}>
        The token is made
      </h1>
      <p>
        Copy it now and give it to the program: it is kept nowhere and <strong>not shown again</strong>. A stranger who
        gets it can do all that it may do, so send it in no chat and no mail.
      </p>
      <code>{secret}</code>
      <div className="token__actions">
        <Button margin={false} onClick={() => void navigator.clipboard.writeText(secret).then(() => setCopied(true))}>
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={onDone}>
          I have it
        </Button>
      </div>
      <p aria-live="polite" className="token__hint">
        {isCopied && 'The token is in the clipboard.'}
      </p>
    </section>
  )
}
