/** One country per line: its name, then cities with latitude and longitude in degrees. */
export const AMERICAN_CITIES = `
Argentina: Buenos Aires -34.60 -58.38; Córdoba -31.42 -64.18; Rosario -32.94 -60.64; Mendoza -32.89 -68.84
Bolivia: La Paz -16.49 -68.12
Brazil: São Paulo -23.55 -46.63; Rio de Janeiro -22.91 -43.17; Brasília -15.79 -47.88; Belo Horizonte -19.92 -43.94; Porto Alegre -30.03 -51.23
Brazil: Curitiba -25.43 -49.27; Recife -8.05 -34.88; Salvador -12.97 -38.50; Fortaleza -3.73 -38.52; Florianópolis -27.60 -48.55
Canada: Toronto 43.65 -79.38; Montreal 45.50 -73.57; Vancouver 49.28 -123.12; Calgary 51.05 -114.07; Ottawa 45.42 -75.70; Edmonton 53.55 -113.49
Canada: Quebec City 46.81 -71.21; Winnipeg 49.90 -97.14; Halifax 44.65 -63.58; Victoria 48.43 -123.37; Waterloo 43.46 -80.52
Chile: Santiago -33.45 -70.67; Valparaíso -33.05 -71.62; Concepción -36.83 -73.05
Colombia: Bogotá 4.71 -74.07; Medellín 6.24 -75.58; Cali 3.45 -76.53; Cartagena 10.39 -75.51
Costa Rica: San José 9.93 -84.09
Cuba: Havana 23.11 -82.37
Dominican Republic: Santo Domingo 18.49 -69.93
Ecuador: Quito -0.18 -78.47; Guayaquil -2.19 -79.89
El Salvador: San Salvador 13.69 -89.22
Guatemala: Guatemala City 14.63 -90.51
Jamaica: Kingston 17.97 -76.79
Mexico: Mexico City 19.43 -99.13; Guadalajara 20.67 -103.35; Monterrey 25.69 -100.32; Puebla 19.04 -98.21; Tijuana 32.51 -117.04; Mérida 20.97 -89.62
Panama: Panama City 8.98 -79.52
Paraguay: Asunción -25.26 -57.58
Peru: Lima -12.05 -77.04; Arequipa -16.41 -71.54
Puerto Rico: San Juan 18.47 -66.11
United States: New York 40.71 -74.01; Los Angeles 34.05 -118.24; Chicago 41.88 -87.63; Houston 29.76 -95.37; Phoenix 33.45 -112.07; Philadelphia 39.95 -75.17
United States: San Antonio 29.42 -98.49; San Diego 32.72 -117.16; Dallas 32.78 -96.80; Austin 30.27 -97.74; San Francisco 37.77 -122.42; San Jose 37.34 -121.89
United States: Seattle 47.61 -122.33; Denver 39.74 -104.99; Washington 38.91 -77.04; Boston 42.36 -71.06; Atlanta 33.75 -84.39; Miami 25.76 -80.19
United States: Minneapolis 44.98 -93.27; Detroit 42.33 -83.05; Portland 45.52 -122.68; Las Vegas 36.17 -115.14; Nashville 36.16 -86.78; Charlotte 35.23 -80.84
United States: Raleigh 35.78 -78.64; Pittsburgh 40.44 -80.00; Cleveland 41.50 -81.69; Columbus 39.96 -83.00; Cincinnati 39.10 -84.51; Indianapolis 39.77 -86.16
United States: Kansas City 39.10 -94.58; St. Louis 38.63 -90.20; Milwaukee 43.04 -87.91; Madison 43.07 -89.40; Salt Lake City 40.76 -111.89; Boise 43.62 -116.21
United States: Sacramento 38.58 -121.49; Oakland 37.80 -122.27; Palo Alto 37.44 -122.14; Tampa 27.95 -82.46; Orlando 28.54 -81.38; New Orleans 29.95 -90.07
United States: Baltimore 39.29 -76.61; Richmond 37.54 -77.44; Buffalo 42.89 -78.88; Honolulu 21.31 -157.86; Anchorage 61.22 -149.90; Albuquerque 35.08 -106.65
Uruguay: Montevideo -34.90 -56.16
Venezuela: Caracas 10.48 -66.90
`;
