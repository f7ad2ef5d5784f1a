# La base de datos del servidor: lo que impide abrirla, leerla o escribir en ella

error-store-bad-url = «{ $url }» no designa ninguna base de datos. Lo correcto sería: { $right }
error-store-in-use = Otro servidor está usando { $database }. Detenlo primero o elige otra base de datos.
error-store-not-writable = No se puede escribir en { $database }: { $why }. Elige otro lugar o da a este usuario permiso de escritura.
error-store-no-database = { $database } no es una base de datos de bordspil ({ $why }). Elige otro archivo; este queda como está.
error-store-foreign = { $database } contiene tablas de otro programa ({ $found }). Elige una base de datos vacía.
error-store-newer = Una versión más nueva de bordspil escribió { $database } (sus tablas están en { $found }; este programa conoce { $known }). Instala la versión más nueva.
error-store-unreachable = La base de datos { $database } no responde: { $why }
error-store-no-driver = PostgreSQL necesita más paquetes: pip install 'bordspil[postgresql]'
error-store-write-failed = No se pudo guardar ({ $why }); no ha cambiado nada. Vuelve a intentarlo en un momento.
error-store-read-failed = No se pudo leer de la base de datos ({ $why }). Vuelve a intentarlo en un momento.
error-store-conflict = Mientras tanto se guardó aquí otra cosa (en { $end }, no en { $seq }); no se ha guardado nada de esto. Vuelve a intentarlo.
error-store-closed = El servidor se está deteniendo; ya no se guarda nada más.
error-store-file-gone = El archivo { $database } se borró o se sustituyó con el servidor en marcha. Devuélvelo a su sitio o reinicia el servidor.
error-store-away = Esto no se puede consultar ahora mismo. Vuelve a intentarlo en un momento.
