import { iso, reading } from '../artefacts/calendars.mjs'
import { cellsOf, inFolder } from '../debian-tools.mjs'

const khalSettings = (calendar, database) => `[calendars]
[[forum]]
path = ${calendar}
[locale]
local_timezone = America/New_York
default_timezone = America/New_York
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
[sqlite]
path = ${database}
`

/** All of 2025; on each day of a long event there is one more line. */
function listed(run, settings) {
  const format = '{uid}|{start-long}|{end-long}|{title}|{location}|{url}'
  const lines = cellsOf(run('khal', '-c', settings, 'list', '--day-format', '', '--format', format, '2025-01-01', '365d'))
  return [...new Map(lines.map(([uid, ...cells]) => [uid, cells])).values()]
}

const ofKhal = ([start, end, title, place, address]) => ({
  title,
  start: iso(new Date(start)),
  end: iso(new Date(end)),
  place,
  address,
})

const ofPython = `
import json, sys
def told(title, start, end, place, url, words):
    return dict(title=str(title), start=start.isoformat(), end=end.isoformat(), place=str(place), address=str(url), words=str(words))
text = open(sys.argv[1], newline='').read()
`

/** Lets Python read the calendar and tell its events as JSON. */
function byPython(text, script) {
  return inFolder(({ run, write }) => JSON.parse(run('python3', '-c', ofPython + script, write('calendar.ics', text))))
}

const ofMoments = ({ start, end, ...event }) => ({ ...event, start: iso(new Date(start)), end: iso(new Date(end)) })

export const programs = [
  {
    name: 'khal',
    read({ text }, right) {
      return inFolder(({ folder, run, write, makeFolder }) => {
        const settings = write('khal.conf', khalSettings(makeFolder('calendar'), `${folder}/khal.db`))
        run('khal', '-c', settings, 'import', '--batch', '-a', 'forum', write('calendar.ics', text))
        return reading(listed(run, settings), right, ofKhal)
      })
    },
  },
  {
    name: 'vdirsyncer',
    read({ local }) {
      return inFolder(({ folder, run, write, makeFolder }) => {
        const calendar = makeFolder('calendar')
        const settings = write(
          'vdirsyncer.conf',
          `[general]
status_path = "${folder}/status/"
[pair forum]
a = "web"
b = "here"
collections = null
[storage web]
type = "http"
url = "${local}"
[storage here]
type = "filesystem"
path = "${calendar}/"
fileext = ".ics"
`,
        )
        run('vdirsyncer', '-c', settings, 'discover')
        run('vdirsyncer', '-c', settings, 'sync')
        return { events: Number(run('sh', '-c', `ls ${calendar} | wc -l`)) }
      })
    },
  },
  {
    name: 'calcurse',
    read({ text }, right) {
      return inFolder(({ run, write, makeFolder }) => {
        const data = makeFolder('data')
        run('calcurse', '-D', data, '-i', write('calendar.ics', text))
        const format = '%(start:%Y-%m-%dT%H:%M)|%(end:%Y-%m-%dT%H:%M)|%m\\n'
        const events = cellsOf(run('calcurse', '-D', data, '-G', '--filter-type', 'apt', '--format-apt', format))
        return reading(events, right, ([start, end, title]) => ({ title, start: iso(new Date(start)), end: iso(new Date(end)) }))
      })
    },
  },
  {
    name: 'python3-icalendar',
    read({ text }, right) {
      const script = `
import icalendar
of = lambda e: told(e['summary'], e['dtstart'].dt, e['dtend'].dt, e['location'], e['url'], e['description'])
print(json.dumps([of(e) for e in icalendar.Calendar.from_ical(text).walk('vevent')]))`
      return reading(byPython(text, script), right, ofMoments)
    },
  },
  {
    name: 'python3-vobject',
    read({ text }, right) {
      const script = `
import vobject
of = lambda e: told(e.summary.value, e.dtstart.value, e.dtend.value, e.location.value, e.url.value, e.description.value)
print(json.dumps([of(e) for e in vobject.readOne(text).contents.get('vevent', [])]))`
      return reading(byPython(text, script), right, ofMoments)
    },
  },
  {
    name: 'libical-parser-perl',
    read({ text }, right) {
      const script = `use iCal::Parser; use DateTime; my %seen;
my $parser = iCal::Parser->new(start => DateTime->new(year => 2025, month => 1, day => 1), end => DateTime->new(year => 2025, month => 12, day => 31));
my $years = $parser->parse($ARGV[0])->{events};
for my $year (values %$years) { for my $month (values %$year) { for my $day (values %$month) { for my $uid (keys %$day) {
  next if $seen{$uid}++; my $event = $day->{$uid};
  print join('|', (map { $_->clone->set_time_zone('UTC')->iso8601 . 'Z' } @{$event}{qw(DTSTART DTEND)}), @{$event}{qw(SUMMARY LOCATION)}), "\\n";
} } } }`
      const output = inFolder(({ run, write }) => run('perl', '-e', script, write('calendar.ics', text)))
      return reading(cellsOf(output), right, ([start, end, title, place]) => ({
        title,
        start: iso(new Date(start)),
        end: iso(new Date(end)),
        place,
      }))
    },
    wrong: [{ what: 'place', why: 'leaves the backslash before commas, which iCalendar asks for' }],
  },
  {
    name: 'emacs-nox',
    read({ text }, right) {
      return inFolder(({ folder, run, write }) => {
        const forms = `(progn (require 'icalendar) (icalendar-import-file "${write('calendar.ics', text)}" "${folder}/diary"))`
        run('emacs', '--batch', '--eval', forms)
        const diary = run('sh', '-c', `cat ${folder}/diary 2>/dev/null || true`)
        const events = [...diary.matchAll(/^&?(\d+)\/(\d+)\/(\d+) (\d\d:\d\d)-(\d\d:\d\d) (.*)$/gm)]
        const of = ([, month, day, year, from, until, title]) => {
          const at = (clock) => iso(new Date(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T${clock}`))
          return { title, start: at(from), end: at(until) }
        }
        // What lasts for days has another form in a diary: only the entry itself is compared.
        const { events: _, ...told } = reading(events, right, of)
        return told
      })
    },
  },
]
