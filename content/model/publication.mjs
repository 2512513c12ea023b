// Owns the collections of what is published: news, pages, videos, albums, materials, legal documents.
import { choice, line, serial, sort, url, whole, yesNo } from './field.mjs'
import { page, SWITCHED } from './page.mjs'
import { file, manyToMany } from './relation.mjs'
import { DESCRIPTION, SHORT_DESCRIPTION, TITLE, texts } from './texts.mjs'

const FOLDER = 'folder_publications'
const COVER = file('cover', ['Обкладинка', 'Cover'])
const BODY = { label: ['Текст', 'Text'], as: 'rich' }
const TEMPLATES = { text: ['Текстова', 'Text'], wide: ['Широка', 'Wide'] }
const MATERIALS = {
  presentation: ['Презентація', 'Presentation'],
  report: ['Звіт', 'Report'],
  press_kit: ['Пресскит', 'Press kit'],
  brand: ['Бренд', 'Brand'],
}
const DOCUMENTS = { privacy: ['Політика приватності', 'Privacy policy'], offer: ['Публічна оферта', 'Public offer'] }

const published = (collection, label, icon, fields, list = [], extra = {}) => ({
  collection,
  label,
  icon,
  folder: FOLDER,
  template: '{{cover.$thumbnail}} {{title_ua}}',
  sortField: 'sort',
  list: {
    fields: ['cover', 'title_ua', 'published_date', 'forum_year', ...list, 'is_active'],
    sort: ['-published_date'],
    widths: { title_ua: 420 },
  },
  ...SWITCHED,
  ...extra,
  fields: page(...fields),
})

const blogPosts = published(
  'blog_posts',
  ['Новини', 'News'],
  'newspaper',
  [
    texts({ title: TITLE, lead: { label: ['Вступ', 'Lead'], as: 'lines' }, body: BODY }),
    COVER,
    line('category', ['Рубрика', 'Category']),
    url('source_url', ['Джерело', 'Source']),
  ],
  ['category'],
  { versioning: true },
)

const pages = published(
  'pages',
  ['Сторінки', 'Pages'],
  'article',
  [
    texts({ title: TITLE, body: BODY }),
    COVER,
    choice('template', ['Шаблон', 'Template'], TEMPLATES, {}, 'text'),
    yesNo('show_in_list', ['У списку сторінок', 'In the list of pages'], true),
  ],
  ['template', 'show_in_list'],
  { versioning: true },
)

const videos = published('videos', ['Відео', 'Videos'], 'movie', [
  texts({ title: TITLE, description: DESCRIPTION }),
  url('video_url', ['Адреса відео', 'Video address']),
  COVER,
  whole('duration', ['Тривалість, с', 'Length, s']),
  manyToMany('speakers', ['Спікери', 'Speakers'], {
    through: 'videos_speakers',
    target: 'speakers',
    link: 'speakers_id',
    template: '{{speakers_id.photo.$thumbnail}} {{speakers_id.title_ua}}',
  }),
])

const photos = published(
  'photos',
  ['Фотоальбоми', 'Photo albums'],
  'photo_library',
  [
    texts({ title: TITLE, description: SHORT_DESCRIPTION }),
    COVER,
    line('author', ['Фотограф', 'Photographer']),
    manyToMany('images', ['Знімки', 'Pictures'], {
      through: 'photos_files',
      target: 'directus_files',
      link: 'directus_files_id',
      template: '{{directus_files_id.$thumbnail}} {{directus_files_id.title}}',
    }),
  ],
  ['author'],
)

const materials = published(
  'materials',
  ['Матеріали', 'Materials'],
  'folder_zip',
  [
    texts({ title: TITLE }),
    file('file', ['Файл', 'File'], 'document'),
    choice('kind', ['Вид', 'Kind'], MATERIALS),
    whole('size', ['Розмір, байтів', 'Size, bytes']),
    COVER,
  ],
  ['kind'],
)

const documents = {
  collection: 'documents',
  label: ['Юридичні документи', 'Legal documents'],
  icon: 'gavel',
  folder: FOLDER,
  template: '{{kind}}',
  sortField: 'sort',
  list: { fields: ['kind', 'file_ua', 'file_en'], sort: ['sort'] },
  fields: [
    serial(),
    choice('kind', ['Документ', 'Document'], DOCUMENTS, { required: true }),
    file('file_ua', ['Файл українською', 'File in Ukrainian'], 'document'),
    file('file_en', ['Файл для інших мов', 'File for the other languages'], 'document'),
    sort(),
  ],
}

export const publicationCollections = [blogPosts, pages, videos, photos, materials, documents]
