import { readdir, readFile } from 'node:fs/promises'
import { z } from 'zod'
import { readFrontMatter } from '#plugins/importing/convert/markdown.convert.ts'
import { pageSlugs } from './newsroom.content.ts'
import { readStory, type Story } from './storyFormat.ts'

/** Reads the demo's stories, the oldest first: links lead from newer to older ones as well as the other way round. */
export async function readStories(): Promise<Story[]> {
  const folder = new URL('./stories/', import.meta.url)
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md'))
  const stories = await Promise.all(
    names.map(async (name) => readStory(name.slice(0, -'.md'.length), await readFile(new URL(name, folder), 'utf8'))),
  )
  return stories.sort((a, b) => b.hours - a.hours)
}

export interface Page {
  slug: string
  title: string
  body: string
}

/** Reads the demo's pages: a title at the head, the body below. */
export async function readPages(): Promise<Page[]> {
  return Promise.all(
    pageSlugs.map(async (slug) => {
      const { data, body } = readFrontMatter(await readFile(new URL(`./pages/${slug}.md`, import.meta.url), 'utf8'))
      return { slug, ...z.strictObject({ title: z.string() }).parse(data), body }
    }),
  )
}
