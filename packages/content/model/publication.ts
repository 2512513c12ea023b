// Owns the collections of what is published: news, pages, videos, albums, materials, legal documents.

import { onSite, url } from './address.ts'
import { type Choices, choice } from './choice.ts'
import { collection } from './collection.ts'
import { line, serial, sort, whole, yesNo } from './field.ts'
import type { Label } from './label.ts'
import { page, SWITCHED } from './page.ts'
import { FILES, file, manyToMany } from './relation.ts'
import { DESCRIPTION, SHORT_DESCRIPTION, type Text, TITLE, texts } from './texts.ts'
import { changed } from './time.ts'

const FOLDER = 'folder_publications'
/** Common fields in the form. */
const DATED = ['published_date', 'forum_year'] as const
const COVER = file('cover', ['Обкладинка', 'Cover'])
const BODY: Text = { label: ['Текст', 'Text'], as: 'rich' }
const TEMPLATES: Choices = { text: ['Текстова', 'Text'], wide: ['Широка', 'Wide'] }
const MATERIALS: Choices = {
  presentation: ['Презентація', 'Presentation'],
  report: ['Звіт', 'Report'],
  press_kit: ['Пресскит', 'Press kit'],
  brand: ['Бренд', 'Brand'],
}
const DOCUMENTS: Choices = {
  privacy: ['Політика приватності', 'Privacy policy'],
  offer: ['Публічна оферта', 'Public offer'],
  refund: ['Умови повернення коштів', 'Refund terms'],
}

/** Common settings; `columns`: of the first list, after the year. */
const published = <Column extends string = never>(label: Label, icon: string, ...columns: readonly Column[]) => ({
  label,
  icon,
  folder: FOLDER,
  template: '{{cover.$thumbnail}} {{title_ua}}',
  sortField: 'sort' as const,
  list: {
    fields: ['cover', 'title_ua', 'published_date', 'forum_year', ...columns, 'is_active'] as const,
    sort: ['-published_date'],
    widths: { title_ua: 420 },
  },
  ...SWITCHED,
  embargoed: true,
})

const blogPosts = collection({
  collection: 'blog_posts',
  ...published(['Новини', 'News'], 'newspaper', 'category'),
  versioning: true,
  fields: page(
    [
      onSite('/news/{{slug}}'),
      ...texts({ title: TITLE, lead: { label: ['Вступ', 'Lead'], as: 'lines' }, body: BODY }),
      COVER,
      line('category', ['Рубрика', 'Category']),
      url('source_url', ['Джерело', 'Source']),
      changed(),
    ],
    DATED,
  ),
})

const pages = collection({
  collection: 'pages',
  ...published(['Сторінки', 'Pages'], 'article', 'template', 'show_in_list'),
  versioning: true,
  fields: page(
    [
      onSite('/{{slug}}'),
      ...texts({ title: TITLE, body: BODY }),
      COVER,
      choice('template', ['Шаблон', 'Template'], TEMPLATES, {}, 'text'),
      yesNo('show_in_list', ['У списку сторінок', 'In the list of pages'], true),
    ],
    ['published_date'],
  ),
})

const videos = collection({
  collection: 'videos',
  ...published(['Відео', 'Videos'], 'movie'),
  fields: page(
    [
      onSite('/videos/{{slug}}'),
      ...texts({ title: TITLE, description: DESCRIPTION }),
      url('video_url', ['Адреса відео', 'Video address']),
      COVER,
      whole('duration', ['Тривалість, с', 'Length, s']),
      manyToMany('speakers', ['Спікери', 'Speakers'], {
        through: 'videos_speakers',
        target: 'speakers',
        link: 'speakers_id',
        template: '{{speakers_id.photo.$thumbnail}} {{speakers_id.title_ua}}',
      }),
    ],
    DATED,
  ),
})

const photos = collection({
  collection: 'photos',
  ...published(['Фотоальбоми', 'Photo albums'], 'photo_library', 'author'),
  fields: page(
    [
      onSite('/photos/{{slug}}'),
      ...texts({ title: TITLE, description: SHORT_DESCRIPTION }),
      COVER,
      line('author', ['Фотограф', 'Photographer']),
      manyToMany('images', ['Знімки', 'Pictures'], {
        through: 'photos_files',
        target: FILES,
        link: 'directus_files_id',
        template: '{{directus_files_id.$thumbnail}} {{directus_files_id.title}}',
      }),
    ],
    DATED,
  ),
})

const materials = collection({
  collection: 'materials',
  ...published(['Матеріали', 'Materials'], 'folder_zip', 'kind'),
  fields: page(
    [
      ...texts({ title: TITLE }),
      file('file', ['Файл', 'File'], 'document'),
      choice('kind', ['Вид', 'Kind'], MATERIALS),
      whole('size', ['Розмір, байтів', 'Size, bytes']),
      COVER,
    ],
    DATED,
  ),
})

const documents = collection({
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
})

export const publicationCollections = [blogPosts, pages, videos, photos, materials, documents] as const
