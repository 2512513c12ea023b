import { reading } from '../artefacts/feeds.mjs'
import { inFolder } from '../debian-tools.mjs'

const ofRows = ([title, page], rows) =>
  reading(
    title,
    page,
    rows.map(([name, link, published]) => ({ title: name, link, published: published * 1000 })),
  )

/** Lets Python tell the feed's title and page, and its entries, as JSON. */
function byPython(script, given) {
  return inFolder((place) => {
    const [feed, rows] = JSON.parse(place.run('python3', '-c', script, given(place)))
    return ofRows(feed, rows)
  })
}

export const programs = [
  {
    name: 'newsboat',
    read({ local }) {
      const script = `
import json, sqlite3, sys
cache = sqlite3.connect(sys.argv[1])
print(json.dumps([cache.execute('SELECT title, url FROM rss_feed').fetchone(),
  cache.execute('SELECT title, url, pubDate FROM rss_item ORDER BY pubDate DESC').fetchall()]))`
      return byPython(script, ({ folder, run, write }) => {
        run('newsboat', '-u', write('urls', `${local}\n`), '-c', `${folder}/cache.db`, '-C', '/dev/null', '-x', 'reload')
        return `${folder}/cache.db`
      })
    },
  },
  {
    name: 'python3-feedparser',
    read({ text }) {
      const script = `
import calendar, feedparser, json, sys
found = feedparser.parse(open(sys.argv[1]).read())
print(json.dumps([[found.feed.title, found.feed.link],
  [[one.title, one.link, calendar.timegm(one.published_parsed)] for one in found.entries]]))`
      return byPython(script, ({ write }) => write('news.atom', text))
    },
  },
  {
    name: 'sfeed',
    read({ text }) {
      const output = inFolder(({ run, write }) => run('sh', '-c', `sfeed < ${write('news.atom', text)}`))
      const rows = output
        .trim()
        .split('\n')
        .map((line) => line.split('\t'))
      // It tells nothing of the feed itself.
      const {
        title: _,
        page: __,
        ...told
      } = ofRows(
        ['', ''],
        rows.map(([published, title, link]) => [title, link, published]),
      )
      return told
    },
  },
  {
    name: 'libxml-feed-perl',
    read({ text }) {
      const script = `use XML::Feed; use JSON::PP; my $feed = XML::Feed->parse($ARGV[0]);
print JSON::PP->new->encode([[$feed->title, $feed->link], [map { [$_->title, $_->link, $_->issued->epoch] } $feed->entries]])`
      const [feed, rows] = JSON.parse(inFolder(({ run, write }) => run('perl', '-e', script, write('news.atom', text))))
      return ofRows(feed, rows)
    },
  },
]
