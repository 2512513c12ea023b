// The sixteen people of the design comps, by slug.
// biome-ignore format: one person a row
export const compsPeople = {
	'olena-horbenko': { yaw: -0.5, pitch: 0.03, fem: 1, hair: 'bob', jaw: 0.92, brow: 0.85, dress: 'suitopen', jacket: 0.14, shirt: 0.9, hairA: 0.16, ear: 1, nose: 0.9, light: [-0.8, 0.6, 0.6] },
	'taras-savytskyi': { yaw: 0.46, jaw: 1.04, hair: 'side', hairA: 0.22, wide: 1.04, arch: 0.6, stubble: 0.9, dress: 'suit', jacket: 0.16, tie: 0.06 },
	'yaroslav-lisovyi': { yaw: 0.3, pitch: -0.04, hair: 'thin', beard: 0.8, glasses: 1, age: 0.6, hairA: 0.46, dress: 'turtle', jacket: 0.1, jaw: 1.06 },
	'marta-kovalska': { yaw: -0.36, fem: 1, hair: 'bun', hairA: 0.1, dress: 'collar', jacket: 0.88, jaw: 0.86, glasses: 2, smile: 1, nose: 0.9 },
	'petr-vondrachek': { yaw: 0.62, hair: 'back', hairA: 0.62, age: 0.7, dress: 'suit', jacket: 0.26, tie: 0.5, long: 1.05, nose: 1.12, jaw: 0.98, light: [-0.9, 0.5, 0.5] },
	'bohdan-tkachuk': { yaw: -0.18, pitch: 0.05, hair: 'crop', hairA: 0.16, beard: 0.8, dress: 'round', jacket: 0.22, jaw: 1.1, wide: 1.03, neck: 1.12 },
	'aylin-demirkaya': { yaw: 0.4, fem: 1, hair: 'wave', hairA: 0.12, dress: 'suitopen', jacket: 0.42, shirt: 0.2, jaw: 0.9, smile: 0.8, skin: 0.7, nose: 1 },
	'hlib-melnychenko': { yaw: -0.55, hair: 'bald', long: 0.97, stubble: 0.3, age: 0.4, brow: 1.15, hairA: 0.25, glasses: 1, dress: 'suitopen', jacket: 0.12, shirt: 0.85, jaw: 1, wide: 1.02 },
	'solomiia-dovhan': { yaw: 0.22, roll: -0.05, fem: 1, hair: 'pulled', hairA: 0.3, wide: 0.95, arch: 1.3, dress: 'round', jacket: 0.08, jaw: 0.84, long: 0.97, ear: 1, lip: 1.15 },
	'tobe-nwachuku': { yaw: -0.44, hair: 'crop', hairA: 0.08, wide: 0.98, long: 1.05, arch: 1.2, skin: 0.42, stubble: 0.2, dress: 'suit', jacket: 0.62, shirt: 0.95, tie: 0.1, lip: 1.5, noseWidth: 1.2, jaw: 1.02 },
	'vira-rudenko-shulz': { yaw: 0.48, pitch: -0.03, wide: 1.04, fem: 1, hair: 'bob', fringe: 1, hairA: 0.5, dress: 'turtle', jacket: 0.55, jaw: 0.9, age: 0.2 },
	'ostap-hnatiuk': { yaw: 0.1, hair: 'curly', hairA: 0.2, beard: 0.6, dress: 'suitopen', jacket: 0.2, shirt: 0.35, glasses: 2, jaw: 0.98 },
	'maja-lindqvist-berg': { yaw: -0.62, fem: 1, hair: 'back', hairA: 0.78, dress: 'suitopen', jacket: 0.82, shirt: 0.1, jaw: 0.92, age: 0.5, nose: 1.05, long: 1.03 },
	'severyn-zaichenko': { yaw: -0.28, pitch: 0.06, hair: 'back', hairA: 0.14, wide: 0.97, long: 1.04, arch: 0.5, stubble: 1, dress: 'collar', jacket: 0.9, jaw: 1, brow: 1.1 },
	'daryna-ostapchuk': { yaw: 0.36, pitch: 0.02, fem: 1, hair: 'long', hairA: 0.42, part: -1, dress: 'shawl', jacket: 0.3, jaw: 0.9, smile: 0.6, lip: 1.1 },
	'joachim-brandtner': { yaw: 0.58, hair: 'thin', hairA: 0.55, age: 1, wide: 1.02, gaze: -0.4, dress: 'suit', jacket: 0.1, tie: 0.55, glasses: 2, jaw: 1, nose: 1.15, neck: 0.95 },
}
