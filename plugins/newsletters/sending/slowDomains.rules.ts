// Replies by which a receiving domain asks for fewer mails: it closes the session, or its policy puts all mail off.
const asking = /^421\b|\b4\.7\.\d{1,3}\b|\b4\.3\.2\b|\b4\.4\.5\b/

/** Returns whether a temporary refusal is about all mail to a domain, and not about one mailbox. Pure. */
export function asksForFewer(response: string): boolean {
  return asking.test(response)
}
