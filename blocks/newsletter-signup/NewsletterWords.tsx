import type { ReactNode } from 'react'

interface WordsProps {
  title: string
  description: string
}

export function NewsletterWords({ title, description }: WordsProps): ReactNode {
  return (
    <div className="newsletter-signup__words">
      <h2 className="newsletter-signup__title">{title}</h2>
      {description.trim() && <p className="newsletter-signup__description">{description}</p>}
    </div>
  )
}

interface ConsentProps {
  terms: ReactNode
  privacy: ReactNode
}

export function SignupConsent({ terms, privacy }: ConsentProps): ReactNode {
  return (
    <p className="newsletter-signup__consent">
      By signing up, you agree to our {terms} and {privacy}.
    </p>
  )
}
