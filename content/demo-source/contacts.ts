import type { Contact } from './source-types.ts'

/** A network carries its name in English; the site matches it without case and spaces. */
const social = (name: string, link: string): Contact => ({ type: 'socials', name: ['', name, ''], link })

export const contacts: readonly Contact[] = [
  {
    type: 'contacts',
    name: ['Організаційний комітет', 'Organising committee', 'Организационный комитет'],
    phone: '+38 044 000 10 01',
    email: 'office@forum.example',
  },
  {
    type: 'contacts',
    name: ['Реєстрація учасників', 'Participant registration', 'Регистрация участников'],
    phone: '+38 044 000 10 02',
    email: 'tickets@forum.example',
  },
  {
    type: 'contacts',
    name: ['Спікери', 'Speakers', 'Спикеры'],
    phone: '+38 044 000 10 03',
    email: 'speakers@forum.example',
    speakerContact: ['Христина Мазуренко-Лан', 'Khrystyna Mazurenko-Lan', 'Кристина Мазуренко-Лан'],
  },
  {
    type: 'contacts',
    name: ['Преса', 'Press', 'Пресса'],
    phone: '+38 044 000 10 04',
    email: 'press@forum.example',
  },
  {
    // Withdrawn: the hot line of the 2024 forum.
    type: 'contacts',
    name: ['Гаряча лінія форуму 2024', 'Hot line of the 2024 forum', 'Горячая линия форума 2024'],
    phone: '+38 044 000 10 09',
    email: 'hotline@forum.example',
    active: false,
  },
  social('FaceBook', 'https://facebook.example/kyiveconomicforum'),
  social('YouTube', 'https://youtube.example/@kyiveconomicforum'),
  social('twitter', 'https://twitter.example/kyivforum'),
  social('Telegram', 'https://telegram.example/kyivforum'),
  social('Flickr', 'https://flickr.example/photos/kyivforum'),
  social('Instagram', 'https://instagram.example/kyivforum'),
  social(' Linked In ', 'https://linkedin.example/company/kyiv-economic-forum'),
  // Not one of the seven networks: never shown.
  social('TikTok', 'https://tiktok.example/@kyivforum'),
  // Not networks: where questions about tickets are answered.
  social('Telegram bot', 'https://telegram.example/kyivforum_tickets_bot'),
  social('WhatsApp', 'https://whatsapp.example/380440001002'),
]
