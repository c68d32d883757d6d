import { type BlockFixtures, blockFixture, hostileTexts } from '../core/block.fixtures.ts'

/** Fixtures. The block's content cannot be hostile: it runs on purpose. Its other properties can. */
export const htmlFixtures: BlockFixtures = {
  valid: [
    blockFixture('html', {
      props: {
        content: `<script>window.order = ['first']</script><table><caption>Votes</caption><tr><th scope="col">Ward</th><th scope="col">Yes</th></tr><tr><td>Old Town</td><td>1,204</td></tr></table><script>window.order.push('second')</script>`,
        alignment: 'wide',
        anchor: 'votes',
      },
    }),
    blockFixture('html', { id: 'chat', props: { tool: 'ai-chat', assistant: 'city-guide' } }),
    blockFixture('html', { id: 'forum', props: { tool: 'candidate-forum', forumId: 'mayor', className: 'is-wide' } }),
    blockFixture('html', { id: 'data', props: { content: '<script type="application/json">{"votes":1204}</script>' } }),
  ],
  minimal: [blockFixture('html', { props: { content: '<p>Votes are counted on Friday.</p>' } })],
  invalid: [
    blockFixture('html'),
    blockFixture('html', { id: 'nobody-answers', props: { tool: 'ai-chat' } }),
    blockFixture('html', { id: 'no-forum', props: { tool: 'candidate-forum' } }),
    blockFixture('html', { id: 'forum-gone', props: { tool: 'candidate-forum', forumId: 'deleted-long-ago' } }),
    blockFixture('html', { id: 'unclosed', props: { content: '<div><p>Never closed' } }),
    blockFixture('html', { id: 'closes-too-much', props: { content: '</div></main>Closes what it did not open' } }),
  ],
  hostile: [
    blockFixture('html', { id: 'forum', props: { tool: 'candidate-forum', forumId: 'hostile' } }),
    ...hostileTexts.map((text, index) =>
      blockFixture('html', { id: `text-${index}`, props: { content: 'harmless', anchor: text, className: text } }),
    ),
    ...hostileTexts.map((text, index) =>
      blockFixture('html', { id: `chat-${index}`, props: { tool: 'ai-chat', assistant: text, anchor: text } }),
    ),
  ],
}
