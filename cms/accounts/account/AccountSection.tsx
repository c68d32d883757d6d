import './account.css'
import { type ReactNode, useId } from 'react'

/** Renders an entry of a list in a section: what it is, a hint about it, and what can be done with it. */
export function AccountRow({ name, hint, children }: { name: ReactNode; hint: ReactNode; children?: ReactNode }) {
  return (
    <li className="account__row">
      <div>
        <p>{name}</p>
        <p className="account__hint">{hint}</p>
      </div>
      {children && <div className="account__actions">{children}</div>}
    </li>
  )
}

/** Renders a part of the account's screen: its name, what it is for, and what can be done. */
export function AccountSection({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section className="account__section" aria-labelledby={id}>
      <div className="account__words">
        <h2 id={id}>{title}</h2>
        {lead && <p>{lead}</p>}
      </div>
      <div className="account__body">{children}</div>
    </section>
  )
}
