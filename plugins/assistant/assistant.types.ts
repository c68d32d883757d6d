/** The types that the parts of the assistant share. */
import type { PayloadRequest } from 'payload'

/** A paragraph that an answer can stand on. */
export interface Passage {
  /**
   * `post:{id}#{block id}`, `media:{id}#{place}` or `text:{assistant id}/{text id}#{place}`. Stays the same while the block
   * stays.
   */
  id: string
  /** Changes with the text of the passage, and when its story is corrected. */
  version: string
  /** One paragraph, plain text. */
  text: string
  /** The heading above it; empty for none. */
  heading: string
  /** Title of the story or document. */
  title: string
  /** Where readers find it: path on the site with the block as fragment, or the file with its page. */
  url: string
  /** ISO 8601; null for what has no date. */
  publishedAt: string | null
  /** The kind of a story that is not news, as readers see it: "Opinion"; null for news. */
  label: string | null
  /** Page of a document, from 1. */
  page: number | null
  /** How well it fits the question, from 0; comparable within one search. */
  score: number
}

/** A story that is near to a question. */
export interface NearStory {
  title: string
  url: string
  publishedAt: string | null
  label: string | null
}

/** One of several questions in a message, with the passages found for it. */
export interface QuestionPart {
  question: string
  /** The question without the time that it speaks of. */
  subject: string
  /** Whether it asks for a course of events: an answer takes a sentence of each story, in chronological order. */
  isOverTime: boolean
  isAnswerable: boolean
  /** Whether a candidate is to answer it, out of a program. */
  isOfCandidate: boolean
  /** Whether no passage of a candidate answers it, and some have part of its words. */
  isClose: boolean
  /** Ids of passages, the best first. */
  passages: string[]
}

/** What a search of passages found. */
export interface FoundPassages {
  /** The best first. */
  passages: Passage[]
  /** In the order of the question; at least one. */
  parts: QuestionPart[]
  /** Stories near to the question, the nearest first; at most three. */
  near: NearStory[]
  /**
   * Whether the passages say enough for an answer: most of the words that matter in the question stand close together in
   * one of them, or of each of several stories. False means that the assistant says that it does not know.
   */
  isAnswerable: boolean
}

export interface QuestionLimits {
  readerHour: number
  readerDay: number
  totalHour: number
  totalDay: number
}

/** Limits on questions and costs of an assistant, costs in US dollars. Hours and days are those of UTC. */
export interface AssistantLimits extends QuestionLimits {
  readerDayDollars: number
  hourDollars: number
  dayDollars: number
  retentionDays: number
}

/** An assistant, as the parts of the engine need it. */
export interface AssistantRecord {
  id: number
  slug: string
  name: string
  isOn: boolean
  instructions: string
  model: string
  /** Changes with the record: answers that were kept for another version are not given again. */
  version: string
  scope: {
    usesStories: boolean
    sections: number[]
    tags: number[]
    /** ISO 8601. */
    from: string | null
    to: string | null
    /** Days without a story after which its screen warns. */
    staleAfterDays: number
  }
  /** Name of the candidate for whom it answers; null for the publication. */
  candidate: string | null
  documents: number[]
  texts: { id: string; title: string; text: string }[]
  limits: AssistantLimits
}

/** Finds paragraphs that readers may see now. */
export interface PassageRetriever {
  /**
   * Returns the passages that fit a question best.
   * @param questions those of the conversation, the newest last: a follow-up is understood by those before it
   */
  find(req: PayloadRequest, assistant: AssistantRecord, questions: readonly string[]): Promise<FoundPassages>
  /** Returns when the newest story that the assistant knows was published, ISO 8601; null for one that knows none. */
  newest(req: PayloadRequest, assistant: AssistantRecord): Promise<string | null>
  /**
   * Returns which of these passages readers still see with the same text.
   * @returns their ids
   */
  current(req: PayloadRequest, passages: readonly Pick<Passage, 'id' | 'version'>[]): Promise<Set<string>>
  /**
   * Returns which of these stories, documents and texts readers may see at all.
   * @param sources ids of passages without their places
   */
  visible(req: PayloadRequest, sources: readonly string[]): Promise<Set<string>>
}
